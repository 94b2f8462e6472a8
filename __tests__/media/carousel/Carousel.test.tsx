import { fireEvent, within } from '@testing-library/react';
import { pass } from '../../helpers/pass';
import { showCarousel } from '../../helpers/showCarousel';

function nameOf(element: Element | null): string | null | undefined {
  return element?.getAttribute('aria-label');
}

/** The name of the one slide that is not inert. */
function inView(): string | null | undefined {
  const [slide, ...more] = document.querySelectorAll('[role=group]:not([inert])');
  expect(more).toEqual([]);
  return nameOf(slide ?? null);
}

describe('Carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is announced as a carousel whose slides say their position', async () => {
    const { carousel } = showCarousel();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(carousel()).getAllByRole('group', { hidden: true });
    expect(slides.map(nameOf)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide');
  });

  it('has pause first in tab order, then previous, next and an indicator for each picture', async () => {
    const { user, after } = showCarousel();
    const reached: (string | null | undefined)[] = [];
    await user.tab();
    for (let step = 0; step < 6; step++) {
      await user.tab();
      reached.push(nameOf(document.activeElement));
    }
    expect(reached).toEqual([
      'Stop changing pictures',
      'Previous picture',
      'Next picture',
      'Show picture 1',
      'Show picture 2',
      'Show picture 3',
    ]);
    await user.tab();
    expect(after).toHaveFocus();
  });

  it.each([
    ['Next picture', 1, 2],
    ['Next picture', 3, 1],
    ['Previous picture', 1, 3],
    ['Show picture 3', 1, 3],
  ])('after "%s" × %i shows picture %i', async (name, times, picture) => {
    const { user, button, current } = showCarousel();
    for (let press = 0; press < times; press++) {
      await user.click(button(name));
      await pass(1_000);
    }
    expect(current()).toBe(`Show picture ${picture}`);
    expect(inView()).toBe(`${picture} of 3`);
  });

  it('follows a swipe once the row stands still', async () => {
    const { carousel, current } = showCarousel();
    const stage = carousel().querySelector('[aria-live]');
    if (!stage) throw new Error('no stage');
    jest.spyOn(stage, 'clientWidth', 'get').mockReturnValue(300);
    stage.scrollLeft = 590;
    fireEvent.scroll(stage);
    expect(current()).toBe('Show picture 1');
    await pass(200);
    expect(current()).toBe('Show picture 3');
    expect(inView()).toBe('3 of 3');
  });

  it('moves one slide for each press, however quick the presses are', async () => {
    const { user, button, current } = showCarousel();
    await user.dblClick(button('Next picture'));
    await pass(2_000);
    expect(current()).toBe('Show picture 3');
  });

  it('loads the first picture at once, others when they come near', () => {
    const { carousel } = showCarousel();
    const pictures = [...carousel().querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('has no buttons for a single picture', async () => {
    const { carousel } = showCarousel([{ image: '/one.jpg' }]);
    expect(within(carousel()).queryByRole('button')).toBeNull();
    expect(inView()).toBe('1 of 1');
  });
});
