import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlidePicture } from '@/catalogue/items';
import { Carousel } from '@/media/carousel/Carousel';
import { homeMessages } from '@/messages/en/homeMessages';
import { renderInSite } from './renderInSite';

const three = ['/one.jpg', '/two.jpg', '/three.jpg'].map((image) => ({ image }));

/** Renders a carousel with a focusable button before and after it; uses Jest's fake time. */
export function showCarousel(pictures: readonly SlidePicture[] = three) {
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
