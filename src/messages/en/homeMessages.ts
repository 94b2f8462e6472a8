import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { offerTitles } from './offerTitles';

/** What the shop sells, as it stands in the middle of a sentence. */
const goods = process.env.SHELF_GOODS_EN ?? '';
const lead = `${goods.charAt(0).toUpperCase()}${goods.slice(1)}`;
const welcome = process.env.SHELF_WELCOME_EN || `${lead} under one roof.`;

const kind = process.env.SHELF_SHOP_KIND_EN;

export const homeMessages = {
  heading: (shop: string, town: string) => `${shop}, ${town}`,
  /** Names the kind of shop, because the shop's name may not. */
  tabTitle: (town: string, shop: string) => `${shop}, ${town}${kind ? `: ${kind}` : ''}`,
  promise: process.env.SHELF_PROMISE_EN || 'Every price shown',
  marquee: (shop: string, town: string) => `Welcome to ${shop}, ${town}! ${welcome}`,
  pauseMarquee: 'Pause the moving text',
  playMarquee: 'Start the moving text',
  offers: { title: offerTitles, all: 'All offers' },
  /** Links to "How to buy", if the owner has words on it. */
  said: { payment: 'Payment', exchange: 'Exchange' },
  finder: 'Find your shelf',
  /** The second part is for screen readers only. */
  allShelves: (n: number): readonly [string, string] => [`All ${n}`, ' shelves'],
  videos: 'Videos',
  /** The heading of a band of shelves, as for a festival. Empty: no band. */
  band: process.env.SHELF_BAND_EN ?? '',
  bandLine: process.env.SHELF_BAND_LINE_EN ?? '',
  reviews: 'OUR REVIEWS',
  photos: 'CUSTOMER VISIT SHOP PHOTO',
  askOnly,
  carousel: 'From the counter',
  carouselControls: carouselMessages,
};
