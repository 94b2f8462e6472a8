import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlidePicture } from '@/catalogue/items';
import { Carousel } from '@/media/carousel/Carousel';
import { homeMessages } from '@/messages/en/homeMessages';
import { renderInSite } from '../../helpers/renderInSite';
import { pass } from './pass';

const three = ['/one.jpg', '/two.jpg', '/three.jpg'].map((image) => ({ image }));

/** Just after the library of a carousel in view has loaded, which waits for eight seconds. */
const COME_MS = 8_100;

/**
 * Renders a carousel in view with a focusable button before and after it, by default until its library has loaded; uses
 * Jest's fake time.
 */
export async function showCarousel(
  pictures: readonly SlidePicture[] = three,
  afterMs = COME_MS,
  inView = true,
) {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    const observer = { disconnect: () => {} } as IntersectionObserver;
    const entry = { isIntersecting: inView } as IntersectionObserverEntry;
    observer.observe = () => report([entry], observer);
    return observer;
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInSite(
    <>
      <button type="button">Before</button>
      <Carousel
        label="From the counter"
        pictures={pictures}
        messages={homeMessages.carouselControls}
      />
      <button type="button">After</button>
    </>,
  );
  await pass(afterMs);
  const carousel = () => screen.getByRole('region', { name: 'From the counter' });
  return {
    user,
    carousel,
    button: (name: string) => within(carousel()).getByRole('button', { name }),
    after: screen.getByRole('button', { name: 'After' }),
    /** The label of the current indicator. */
    current: () =>
      within(carousel()).getByRole('button', { current: true }).getAttribute('aria-label'),
  };
}
