import { act, fireEvent, screen, within } from '@testing-library/react';
import { connected } from '../../helpers/connected';
import { pass } from './pass';
import { showCarousel } from './showCarousel';

function nameOf(element: Element | null): string | null | undefined {
  return element?.getAttribute('aria-label');
}

describe('Carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is announced as a carousel whose slides say their position', async () => {
    const { carousel } = await showCarousel();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(carousel()).getAllByRole('group', { hidden: true });
    expect(slides.map(nameOf)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide');
  });

  it('has pause first in tab order, then previous, next and an indicator for each picture', async () => {
    const { user, after } = await showCarousel();
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
    const { user, carousel, button, current } = await showCarousel();
    for (let press = 0; press < times; press++) {
      await user.click(button(name));
      await pass(1_000);
    }
    expect(current()).toBe(`Show picture ${picture}`);
    expect(nameOf(within(carousel()).getByRole('group'))).toBe(`${picture} of 3`);
  });

  it.each([
    ['Next picture', '2 of 3'],
    ['Previous picture', '3 of 3'],
    ['Show picture 3', '3 of 3'],
  ])(
    'obeys "%s" before its library has loaded, and keeps that slide afterwards',
    async (name, place) => {
      const { button } = await showCarousel(undefined, 0);
      const shown = () => nameOf(screen.getByRole('group'));
      fireEvent.click(button(name));
      expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(1);
      expect(shown()).toBe(place);
      await pass(9_000);
      expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(3);
      expect(shown()).toBe(place);
    },
  );

  it('does not load its library before it has been in view', async () => {
    const { carousel, button } = await showCarousel(undefined, 60_000, false);
    const slides = () => within(carousel()).getAllByRole('group', { hidden: true });
    expect(slides()).toHaveLength(1);
    fireEvent.focus(button('Next picture'));
    await pass(1_000);
    expect(slides()).toHaveLength(3);
  });

  it('keeps the focus on the picture when its library takes over', async () => {
    const linked = ['/one.jpg', '/two.jpg'].map((image) => ({ image, alt: image, link: '/Toner' }));
    await showCarousel(linked, 0);
    const stood = screen.getByRole('link', { name: '/one.jpg' });
    act(() => stood.focus());
    await pass(9_000);
    expect(stood).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '/one.jpg' })).toHaveFocus();
  });

  it('moves one slide for each press, however quick the presses are', async () => {
    const { user, button, current } = await showCarousel();
    await user.dblClick(button('Next picture'));
    await pass(2_000);
    expect(current()).toBe('Show picture 3');
  });

  it('where data is saved, has its library come only when somebody acts', async () => {
    connected({ saveData: true });
    const { user, carousel, button } = await showCarousel();
    const slides = () => within(carousel()).getAllByRole('group', { hidden: true }).length;
    expect(slides()).toBe(1);
    await user.hover(button('Next picture'));
    await pass(1_000);
    expect(slides()).toBe(3);
    connected();
  });

  it('begins with one picture, loaded at once, which stands until its library is there', async () => {
    await showCarousel(undefined, 7_900);
    const [picture, ...others] = screen.getAllByRole('img');
    expect(picture).toHaveAttribute('src', '/one.jpg');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(others).toEqual([]);
    await pass(7_000);
    expect(nameOf(screen.getByRole('group'))).toBe('2 of 3');
  });

  it('has no buttons for a single picture', async () => {
    const { carousel } = await showCarousel([{ image: '/one.jpg' }]);
    expect(within(carousel()).queryByRole('button')).toBeNull();
    expect(nameOf(within(carousel()).getByRole('group'))).toBe('1 of 1');
  });
});
