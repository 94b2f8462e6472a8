import type { ItemKind } from '@/catalogue/collections';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { expected, field } from './DocumentField';
import type { Values } from './readFields';
import { withTranslations } from './translations';

/** Fields that every kind of document may have. They are ours, not the specification's. */
const shelving = {
  order: field('Order', 'position'),
  hidden: field('Hidden', 'yes'),
};

const product = {
  title: expected(field('Title', 'name')),
  des: field('Description', 'prose'),
  delivery: field('Delivery', 'note'),
  mrp: field('M.R.P.', 'rupees'),
  off: field('Discount %', 'percent'),
  price: expected(field('Price', 'rupees')),
  img: expected(field('Picture', 'picture')),
  img2: field('Picture 2', 'picture'),
  img3: field('Picture 3', 'picture'),
  img4: field('Picture 4', 'picture'),
  img5: field('Picture 5', 'picture'),
  img6: field('Picture 6', 'picture'),
  /** Not available at present. This field and those below are ours, not the specification's. */
  soldOut: field('Sold out', 'soldOut'),
  /** "no" for products that are too large or delicate to be delivered. */
  homeDelivery: field('Home delivery', 'no'),
  shades: field('Shades', 'shades'),
  size: field('Size', 'size'),
  brand: field('Brand', 'label'),
  use: field('How to use', 'prose'),
  inside: field('What is in it', 'prose'),
  best: field('Best before', 'label'),
  /** The first and last day or month on the site. */
  show: field('Show from', 'day'),
  until: field('Show until', 'day'),
  ...shelving,
};

const photo = {
  title: expected(field('Title', 'title')),
  des: field('Description', 'prose'),
  img: expected(field('Picture', 'picture')),
  ...shelving,
};

/** One picture is enough. The other fields are optional, and all but the pictures are ours. */
const slide = {
  slider1: expected(field('Slide 1', 'picture')),
  alt1: field('Slide 1 shows', 'note'),
  link1: field('Slide 1 leads to', 'link'),
  headline1: field('Slide 1 headline', 'short'),
  line1: field('Slide 1 line', 'short'),
  slider2: field('Slide 2', 'picture'),
  alt2: field('Slide 2 shows', 'note'),
  link2: field('Slide 2 leads to', 'link'),
  headline2: field('Slide 2 headline', 'short'),
  line2: field('Slide 2 line', 'short'),
  slider3: field('Slide 3', 'picture'),
  alt3: field('Slide 3 shows', 'note'),
  link3: field('Slide 3 leads to', 'link'),
  headline3: field('Slide 3 headline', 'short'),
  line3: field('Slide 3 line', 'short'),
  ...shelving,
};

/** A video, or a customer's words, which need neither title nor video. `img` is a still, and ours. */
const clip = {
  title: expected(field('Title', 'title')),
  Vedioyoutube: expected(field('Video', 'video')),
  img: field('Picture', 'picture'),
  /** A customer's words and what belongs to them. These fields are ours. */
  words: field('Words', 'prose'),
  customer: field('Customer', 'short'),
  town: field('Town', 'short'),
  day: field('Day', 'day'),
  ...shelving,
};

const notice = {
  hours: expected(field('Opening hours', 'hours')),
  holidays: field('Holidays', 'holidays'),
  delivery: field('Delivery areas', 'areas'),
};

/**
 * The fields of each kind of document: specification, section 3, and ours, such as `title_bn`. The only list:
 * readers, names in messages, columns of the sheet and checks derive from it.
 */
export const documentFields = {
  product: withTranslations(product),
  photo: withTranslations(photo),
  slide: withTranslations(slide),
  video: withTranslations(clip),
  notice: withTranslations(notice),
};

/** The field values of a document. */
export interface ParsedDocument<K extends ItemKind> {
  readonly id: string;
  readonly values: Values<(typeof documentFields)[K]>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a document becomes: an item, unless it has nothing to show, and diagnostics. */
export interface NormalisedDocument<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields, the same each time on the same day. */
  readonly diagnostics: readonly Diagnostic[];
  /** The owner's order: lower numbers first, items without one last. */
  readonly order?: number;
}
