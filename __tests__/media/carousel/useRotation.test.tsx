import { act } from '@testing-library/react';
import { connected } from '../../helpers/connected';
import { prefersReducedMotion } from '../../helpers/prefersReducedMotion';
import { pass } from './pass';
import { showCarousel } from './showCarousel';

/** Long enough for two automatic changes. */
const TWO_TURNS_MS = 13_000;

function focus(element: HTMLElement) {
  act(() => element.focus());
}

describe('useRotation in the carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('changes the picture every six seconds once its library is there, and wraps from the last to the first', async () => {
    const { current } = await showCarousel();
    const seen = [current()?.at(-1)];
    for (let half = 0; half < 6; half++) {
      await pass(3_000);
      seen.push(current()?.at(-1));
    }
    expect(seen.join(' ')).toBe('1 1 2 2 3 3 1');
  });

  it.each(['Stop changing pictures', 'Next picture', 'Previous picture', 'Show picture 2'])(
    'stops for good after "%s"',
    async (name) => {
      const { user, button, after, current } = await showCarousel();
      await user.click(button(name));
      await user.click(after);
      await pass(1_000);
      const place = current();
      await pass(TWO_TURNS_MS);
      expect(current()).toBe(place);
      expect(button('Change pictures automatically')).toBeVisible();
    },
  );

  it('pauses while the pointer is over it', async () => {
    const { user, carousel, current } = await showCarousel();
    await user.hover(carousel());
    await pass(TWO_TURNS_MS);
    expect(current()).toBe('Show picture 1');
    await user.unhover(carousel());
    await pass(7_000);
    expect(current()).toBe('Show picture 2');
  });

  it('pauses while the focus is inside', async () => {
    const { user, button, after, current } = await showCarousel();
    focus(button('Previous picture'));
    await user.tab();
    await pass(TWO_TURNS_MS);
    expect(current()).toBe('Show picture 1');
    focus(after);
    await pass(7_000);
    expect(current()).toBe('Show picture 2');
  });

  it('stays paused while the focus is inside, even when the pointer leaves', async () => {
    const { user, carousel, button, current } = await showCarousel();
    focus(button('Next picture'));
    await user.hover(carousel());
    await user.unhover(carousel());
    await pass(TWO_TURNS_MS);
    expect(current()).toBe('Show picture 1');
  });

  it('never starts when reduced motion is preferred', async () => {
    prefersReducedMotion();
    const { current } = await showCarousel();
    await pass(TWO_TURNS_MS);
    expect(current()).toBe('Show picture 1');
  });

  it('never starts in data saver mode', async () => {
    connected({ saveData: true });
    const { current } = await showCarousel();
    await pass(TWO_TURNS_MS);
    expect(current()).toBe('Show picture 1');
    connected();
  });

  it('is a live region only while rotation is stopped', async () => {
    const { user, carousel, button } = await showCarousel();
    const stage = carousel().querySelector('[aria-live]');
    expect(stage).toHaveAttribute('aria-live', 'off');
    await user.click(button('Stop changing pictures'));
    expect(stage).toHaveAttribute('aria-live', 'polite');
  });
});
