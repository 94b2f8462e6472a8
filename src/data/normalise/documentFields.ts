import type { ItemKind } from '@/catalogue/collections';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { expected, fieldReaders } from './fieldReaders';
import { noticeReaders } from './noticeReaders';
import type { Values } from './readFields';
import { inOtherLanguages } from './translations';

const { name, title, prose, note, banner, label, rupees, percent, place, yes, no, shades, size } =
  fieldReaders;
const { picture, link, video, day } = fieldReaders;
const { hours, holidays, delivery } = noticeReaders;

/** Fields that we added to every kind of document. */
const shelving = { order: place, hidden: yes };

/** The fields of each kind of document with their readers: specification, section 3, and ours, such as `title_bn`. */
export const documentFields = {
  product: {
    title: expected(name),
    des: prose,
    delivery: note,
    mrp: rupees,
    off: percent,
    price: expected(rupees),
    img: expected(picture),
    img2: picture,
    img3: picture,
    img4: picture,
    img5: picture,
    img6: picture,
    /** Added by us, like the rest: not available at present. */
    soldOut: yes,
    /** "no" for what is too large or delicate to be delivered. */
    homeDelivery: no,
    shades,
    size,
    brand: label,
    use: prose,
    inside: prose,
    best: label,
    /** The first and last day or month on the site. */
    show: day,
    until: day,
    ...shelving,
    ...inOtherLanguages({ title: name, des: prose, delivery: note, use: prose, inside: prose }),
    ...inOtherLanguages({ shades }),
  },
  photo: {
    title: expected(title),
    des: prose,
    img: expected(picture),
    ...shelving,
    ...inOtherLanguages({ title, des: prose }),
  },
  /** One picture is enough; the rest is optional and added by us. */
  slide: {
    slider1: expected(picture),
    slider2: picture,
    slider3: picture,
    alt1: note,
    alt2: note,
    alt3: note,
    link1: link,
    link2: link,
    link3: link,
    headline1: banner,
    headline2: banner,
    headline3: banner,
    line1: banner,
    line2: banner,
    line3: banner,
    ...shelving,
    ...inOtherLanguages({ alt1: note, alt2: note, alt3: note }),
    ...inOtherLanguages({ headline1: banner, headline2: banner, headline3: banner }),
    ...inOtherLanguages({ line1: banner, line2: banner, line3: banner }),
  },
  /** `img` is added by us: a still. With words, neither title nor video is needed. */
  video: {
    title: expected(title),
    Vedioyoutube: expected(video),
    img: picture,
    /** Added by us: a customer's words. */
    words: prose,
    customer: banner,
    town: banner,
    day,
    ...shelving,
    ...inOtherLanguages({ title, words: prose, customer: banner, town: banner }),
  },
  notice: {
    hours: expected(hours),
    holidays,
    delivery,
    ...inOtherLanguages({ delivery }),
  },
};

/** The field values of a document. */
export interface ReadDocument<K extends ItemKind> {
  readonly id: string;
  readonly values: Values<(typeof documentFields)[K]>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a document becomes: an item, unless it has nothing to show, and diagnostics. */
export interface Made<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields, the same each time on the same day. */
  readonly diagnostics: readonly Diagnostic[];
}

export const pictureFields: Readonly<Record<ItemKind, readonly string[]>> = {
  product: ['img', 'img2', 'img3', 'img4', 'img5', 'img6'],
  photo: ['img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['img'],
  notice: [],
};
