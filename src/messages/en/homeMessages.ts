import { askOnly } from './askOnly';
import { offerTitles } from './offerTitles';
import { shopAnswers } from './shopAnswers';

export const homeMessages = {
  heading: (shop: string, town: string) => `${shop}, ${town}`,
  /** Says what kind of shop it is, because the shop's name may not say it. */
  tabTitle: (town: string, shop: string) => `${shop}, ${town}: makeup and cosmetics shop`,
  promise: 'All beauty products, every price shown',
  marquee: (shop: string, town: string) =>
    `Welcome to ${shop}, ${town}! Makeup, hair care and hair accessories under one roof. Exclusive Pujo Collection`,
  pauseMarquee: 'Pause the moving text',
  playMarquee: 'Start the moving text',
  /** Each leads to a search for its own text. Home leaves out those that find nothing. */
  wishes: { label: 'Looking for', texts: ['Under ₹300', 'Bridal', 'Red lips', 'Dry skin'] },
  offers: { title: { ...offerTitles, discounts: 'Best prices today' }, all: 'All offers' },
  answers: shopAnswers,
  videos: 'Videos',
  /** The heading of a festival's shelves. */
  band: 'Exclusive Pujo Collection!',
  bandLine: 'Explore The New Arrival',
  reviews: 'OUR REVIEWS',
  photos: 'CUSTOMER VISIT SHOP PHOTO',
  askOnly,
  carousel: 'From the counter',
  carouselControls: {
    role: 'carousel',
    slide: 'slide',
    position: (n: number, count: number) => `${n} of ${count}`,
    /** For a picture that has no description in its document. */
    undescribed: (n: number) => `Banner picture ${n} of the shop`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop changing pictures',
    play: 'Change pictures automatically',
    show: (n: number) => `Show picture ${n}`,
  },
};
