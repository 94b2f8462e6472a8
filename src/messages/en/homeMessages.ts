import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { offerTitles } from './offerTitles';

/** What the shop sells, as it stands in the middle of a sentence. */
const goods = process.env.SHELF_GOODS_EN ?? '';
const lead = `${goods.charAt(0).toUpperCase()}${goods.slice(1)}`;
const welcome = process.env.SHELF_WELCOME_EN || `${lead} under one roof.`;

const kind = process.env.SHELF_SHOP_KIND_EN;

/** The messages that only the home page uses. */
export const homeMessages = {
  heading: (shop: string, town: string) => `${shop}, ${town}`,
  /** For the tab, search engines and previews: it says what the name may not, what kind of shop it is. */
  tabTitle: (town: string, shop: string) => `${shop}, ${town}${kind ? `: ${kind}` : ''}`,
  promise: process.env.SHELF_PROMISE_EN || 'Every price shown',
  marquee: (shop: string, town: string) => `Welcome to ${shop}, ${town}! ${welcome}`,
  pauseMarquee: 'Pause the moving text',
  playMarquee: 'Start the moving text',
  offers: { title: offerTitles, all: 'All offers' },
  /** Links to what the page "How to buy" says of each, if the owner says something. */
  said: { payment: 'Payment', exchange: 'Exchange' },
  finder: 'Find your shelf',
  /** The link to the list of all shelves. The second part is for screen readers only. */
  allShelves: (n: number): readonly [string, string] => [`All ${n}`, ' shelves'],
  videos: 'Videos',
  /** The heading of a band of shelves, as for a festival. Where the shop has no words for it, there is no band. */
  band: process.env.SHELF_BAND_EN ?? '',
  bandLine: process.env.SHELF_BAND_LINE_EN ?? '',
  reviews: 'OUR REVIEWS',
  photos: 'CUSTOMER VISIT SHOP PHOTO',
  askOnly,
  carousel: 'From the counter',
  carouselControls: carouselMessages,
};
