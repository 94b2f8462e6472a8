import type { Kind } from '@/catalogue/collections';
import { type FieldReader, fieldReaders } from './fieldReaders';

const { name, title, prose, note, rupees, percent, place, yes, picture, link, video } =
  fieldReaders;

/** Fields of our own that every kind of document may have: where it stands in its list, and whether it is taken off the site. */
const shelving = { order: place, hidden: yes };

/** The fields of each kind of document, under the names of specification section 3, and how each is read. The one list of them. */
export const documentFields = {
  product: {
    title: expected(name),
    des: prose,
    delivery: note,
    mrp: rupees,
    off: percent,
    price: expected(rupees),
    img: expected(picture),
    /** A field of our own: there is none in the shop just now. */
    soldOut: yes,
    ...shelving,
  },
  photo: { title: expected(title), des: prose, img: expected(picture), ...shelving },
  /** `alt…` and `link…` are optional fields of our own: what a picture shows, and where a press on it leads. */
  slide: {
    slider1: expected(picture),
    slider2: expected(picture),
    slider3: expected(picture),
    alt1: note,
    alt2: note,
    alt3: note,
    link1: link,
    link2: link,
    link3: link,
    ...shelving,
  },
  /** `img` is an optional still of our own; a YouTube video without one has YouTube's. */
  video: { title: expected(title), Vedioyoutube: expected(video), img: picture, ...shelving },
};

/** A field that visitors look for: its absence is remarked on. */
function expected<Value>(read: FieldReader<Value>): FieldReader<Value> {
  return (found) => {
    const reading = read(found);
    return reading.value === undefined && !reading.code ? { code: 'missing' } : reading;
  };
}

/** The fields of each kind of document that hold the address of a picture. */
export const pictureFields: Readonly<Record<Kind, readonly string[]>> = {
  product: ['img'],
  photo: ['img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['img'],
};
