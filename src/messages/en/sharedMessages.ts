import type { CategorySlug, GroupSlug } from '@/catalogue/registry';
import type { WeekWords } from '@/shop/openingHoursText';
import { placeIn } from '@/shop/placeIn';
import type { SharedShopTexts } from '@/shop/ShopTexts';
import { clock, clockOf, clockRange, dayOf } from './calendar';
import { shelfNames } from './shelfNames';

/** Required in every WhatsApp enquiry, in every language (specification, section 9). */
const ENQUIRY = 'I am Interested';

const shop: SharedShopTexts = JSON.parse(process.env.SHARED_TEXTS_EN ?? '{}');

const ON_REQUEST = 'Price on request';

/** The words of weekly opening hours: "Mon-Sat 10 am to 8:30 pm, Sun closed". */
const week: WeekWords = {
  days: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
  closed: 'closed',
  and: 'and',
  range: clockRange,
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The messages that pages share; those of one page have files of their own, which only that page loads. Every visible
 * text of the interface is in these folders, one for each language. Labels are spelt as in the specification.
 */
export const sharedMessages = {
  labelsOf: (slug: CategorySlug) => shelfNames.shelves[slug],
  groupLabels: (slug: GroupSlug) => shelfNames.groups[slug],
  /** The shop's name, street and place in this language. */
  shop,
  enquiry: {
    message: ENQUIRY,
    about: (title: string) => `${ENQUIRY} in ${title}`,
    /** Follows the enquiry's first line, for one product. */
    wanted: 'Please let me know if it is available.',
    back: 'When will it be back in stock?',
    /** What the customer's message says in place of a price. */
    unpriced: ON_REQUEST,
  },
  /** The time if it is today, otherwise date and time. */
  moment: (at: Date) =>
    at.toDateString() === new Date().toDateString() ? clockOf(at) : `${dayOf(at)}, ${clockOf(at)}`,
  opensNewTab: '(opens in a new tab)',

  nav: {
    label: 'Main',
    home: 'HOME',
    visitShop: 'CUSTOMER VISIT SHOP',
    reviews: 'CUSTOMER REVIEWS',
    contact: 'CONTACT US',
    offers: 'Offers',
    howToBuy: 'How to buy',
    menu: 'Menu',
    search: 'Search',
    callUs: 'Call us',
    call: 'Call',
    whatsAppUs: 'WhatsApp us',
    enquiry: 'WhatsApp us',
    /** On the bottom bar's WhatsApp button. */
    ask: { these: 'Ask about these', this: 'Ask about this', list: 'Send the list' },
    /** The same buttons for screen readers, which need to hear that they open WhatsApp. */
    onWhatsApp: (about: string) => `${about}, on WhatsApp`,
    skip: 'Skip to the page',
    social: 'Follow us',
    networks: { Facebook: 'Facebook', YouTube: 'YouTube', Instagram: 'Instagram', X: 'X' },
    quickActions: 'Call, WhatsApp or browse',
    language: 'Language',
    logo: (shop: string) => `${shop}, home page`,
  },

  hours: {
    week,
    open: (hours: string) => `Open: ${hours}`,
    /** `until`: minutes since midnight; absent for a shop that never closes. */
    openNow: (until?: number) => (until === undefined ? 'Open now' : `Open till ${clock(until)}`),
    closedNow: 'Closed now',
    /** `inDays`: 0 for today; `weekday`: 0 for Monday; `minutes`: since midnight. */
    opensAgain: (inDays: number, weekday: number, minutes: number) => {
      if (inDays === 0) return `Closed, opens at ${clock(minutes)}`;
      if (inDays === 1) return `Closed, opens tomorrow at ${clock(minutes)}`;
      if (inDays < 7) return `Closed, opens on ${weekdays[weekday]} at ${clock(minutes)}`;
      return `Closed, opens in ${inDays} days at ${clock(minutes)}`;
    },
    /** The longest that the texts above can become: it reserves their space. */
    longestNow: 'Closed, opens on Wednesday at 10:50 pm',
  },

  place: placeIn(shop.place),

  footer: {
    shop: 'The shop',
    quickLinks: 'Quick links',
    contact: 'Contact us',
    privacy: 'Your privacy',
    networks: { Facebook: 'Facebook', YouTube: 'Youtube', Instagram: 'Instagram', X: 'X' },
  },

  directions: 'Directions',
  /** Above the table of areas and terms. */
  delivery: 'Home delivery',

  product: {
    mrp: 'M.R.P.',
    off: (percent: number) => `${percent}% OFF`,
    price: 'Price',
    onRequest: ON_REQUEST,
    callBook: 'Call Book',
    whatsAppInquiry: 'Whatsapp Inquiry',
    soldOut: 'Sold out',
    shade: (name: string) => `Shade: ${name}`,
    /** In a message about a product that has shades, when none is chosen. */
    anyShade: 'Shade: not chosen yet',
    shades: (n: number) => (n === 1 ? '1 shade' : `${n} shades`),
    homeDelivery: 'Home Delivery Available',
  },

  category: {
    first: (n: number) => `First ${n} products`,
    count: (n: number) => (n === 1 ? '1 product' : `${n} products`),
    prices: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    /** On a printed page, which may be read months later. */
    pricesOf: (at: Date) => `Prices of ${dayOf(at)} ${at.getFullYear()}, ${clockOf(at)}`,
    /** Below a shelf that has more than the page can show. */
    notAll: (n: number) => `We have more than the ${n} shown here. Please ask us for the rest.`,
    viewDetails: 'View Details',
    notHere: 'Not here? Ask us',
    neighbours: 'More categories',
    emptyHeading: 'New stock coming soon',
    empty: 'Nothing is listed here right now. Call or WhatsApp us to know what is in stock.',
    breadcrumb: 'You are here',
    home: 'Home',
  },

  media: {
    play: (title: string) => `Play: ${title}`,
    clip: (n: number) => `Review clip ${n}`,
    video: 'Video from the shop',
    photo: 'Photo of the shop',
    enlarge: (title: string) => `Enlarge: ${title}`,
    emptyHeading: 'Nothing to show right now',
    empty: 'We add new photos and clips from time to time. Any questions? Call or WhatsApp us.',
  },

  save: {
    label: (title: string) => `Save: ${title}`,
    saved: 'Saved',
  },

  share: {
    label: (title: string) => `Share: ${title}`,
  },
};
