import type { ItemKind } from '@/catalogue/collections';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { expected, fieldReaders } from './fieldReaders';
import type { Values } from './readFields';
import { inOtherLanguages } from './translations';

const { name, title, prose, note, banner, label, rupees, percent, place, yes, no, shades, size } =
  fieldReaders;
const { picture, link, video, day } = fieldReaders;

/** Optional fields that we added to every kind of document: its position in its list, and whether it is hidden. */
const shelving = { order: place, hidden: yes };

/**
 * The fields of each kind of document with the reader of each, under the names of specification section 3.
 * The only list of them. Added by us: the texts in other languages, such as `title_bn`.
 */
export const documentFields = {
  product: {
    title: expected(name),
    des: prose,
    delivery: note,
    mrp: rupees,
    off: percent,
    price: expected(rupees),
    img: expected(picture),
    /** Added by us: further pictures. */
    img2: picture,
    img3: picture,
    img4: picture,
    img5: picture,
    img6: picture,
    /** Added by us: the shop has none of it at the moment. */
    soldOut: yes,
    /** Added by us: "no" for what is too large or too delicate to be delivered. */
    homeDelivery: no,
    /** Added by us, like all that follow: what a visitor asks before buying. */
    shades,
    size,
    brand: label,
    use: prose,
    inside: prose,
    best: label,
    /** The first and the last day or month on which the site shows it. */
    show: day,
    until: day,
    ...shelving,
    ...inOtherLanguages({ title: name, des: prose, delivery: note, use: prose, inside: prose }),
    /** One name for each of the `shades`, in their order. */
    ...inOtherLanguages({ shades }),
  },
  photo: {
    title: expected(title),
    des: prose,
    img: expected(picture),
    ...shelving,
    ...inOtherLanguages({ title, des: prose }),
  },
  /**
   * One picture is enough. All but the pictures is optional and added by us: `alt…` describes a picture, `link…` is the target of its link,
   * `headline…` and `line…` are words beside it.
   */
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
  /**
   * `img` is optional and added by us: a still. A YouTube video without one shows YouTube's still. A document with words
   * needs neither title nor video.
   */
  video: {
    title: expected(title),
    Vedioyoutube: expected(video),
    img: picture,
    /** What a customer said, added by us. */
    words: prose,
    customer: banner,
    town: banner,
    day,
    ...shelving,
    ...inOtherLanguages({ title, words: prose, customer: banner, town: banner }),
  },
};

/** A document whose fields are read. */
export interface ReadDocument<K extends ItemKind> {
  readonly id: string;
  readonly values: Values<(typeof documentFields)[K]>;
  readonly diagnostics: readonly Diagnostic[];
  /** Its collection's name, for the settings of its shelf. */
  readonly collection: string | undefined;
}

/** What a document becomes: an item, unless it has nothing to show, and diagnostics for the owner. */
export interface Made<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields. The same document gives the same diagnostics on the same day. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The fields of each kind of document that hold the address of a picture. */
export const pictureFields: Readonly<Record<ItemKind, readonly string[]>> = {
  product: ['img', 'img2', 'img3', 'img4', 'img5', 'img6'],
  photo: ['img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['img'],
};
