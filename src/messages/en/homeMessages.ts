import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { lightboxMessages } from './lightboxMessages';
import { offerTitles } from './offerTitles';

/** The messages that only the home page uses. */
export const homeMessages = {
  heading: (shop: string, town: string) => `${shop}, ${town}`,
  promise: 'Beauty, with every price in the open',
  lead: 'Makeup, hair care and hair accessories.',
  marquee: (shop: string, town: string) =>
    `Welcome to ${shop}, ${town}! Makeup, hair care and hair accessories under one roof. Exclusive Pujo Collection`,
  pauseMarquee: 'Pause the moving text',
  playMarquee: 'Start the moving text',
  offers: { title: offerTitles, all: 'All offers' },
  finder: { title: 'Find your shelf' },
  /** Opens the list of all shelves. The second part is for screen readers only. */
  allShelves: (n: number): readonly [string, string] => [`All ${n}`, ' shelves'],
  videos: 'Videos',
  pujo: 'Exclusive Pujo Collection!',
  arrivals: 'Explore The New Arrival',
  reviews: 'OUR REVIEWS',
  photos: 'CUSTOMER VISIT SHOP PHOTO',
  askOnly,
  carousel: 'From the counter',
  carouselControls: carouselMessages,
  lightbox: lightboxMessages,
};
