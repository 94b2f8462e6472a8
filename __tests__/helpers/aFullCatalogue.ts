import { categories } from '../../src/catalogue/categories';
import type { Product } from '../../src/catalogue/items';
import type { DatedShelf } from '../../src/catalogue/Shelf';

const words = (text: string) => text.split(' ');
const makers = words(
  'Lakme Maybelline Sugar Nykaa Faces Colorbar Revlon Insight Swiss Blue Elle Renee Mars Plum Pac Wet Loreal Mac Nyx Bella Himalaya',
);
const lines = words(
  'Matte Glow Velvet Silk Ultra Daily Hydra Pure Soft Infinity Perfect Radiance Studio Bridal Fresh Nourish Ever Stay Fit Smooth Royal Dream Prime Pearl Natural Aloe',
);
const shades = words(
  'Ivory Honey Beige Rose Cocoa Copper Peach Coral Plum Nude Berry Mauve Caramel Almond Wine Ruby Teal Lilac Gold Bronze Champagne Silver Black Brown লাল গোলাপি कत्थई',
);
const kinds = words('Cream Liquid Stick Powder Kit Spray Palette Set Duo Pencil Mist Gel');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A full shop: 39 shelves, of 45 products each, with ids as Firestore makes them. The same on every call. */
export function aFullCatalogue(shelfSize = 45): Map<string, DatedShelf<Product>> {
  const below = chance();
  const one = (from: readonly string[]) => from[below(from.length)] ?? '';
  const id = () => Array.from({ length: 20 }, () => letters[below(62)]).join('');
  const title = (slug: string) =>
    [one(makers), one(lines), one(lines), slug.replaceAll('-', ' '), one(kinds), one(shades)]
      .concat(`${5 * (1 + below(40))} ml`)
      .join(' ');
  const product = (slug: string): Product => {
    const mrp = 49 + 10 * below(200);
    const off = 5 * (1 + below(10));
    const price = Math.round((mrp * (100 - off)) / 100);
    return { id: id(), title: title(slug), mrp, off, price, image: picture(id()) };
  };
  return new Map(
    categories.map(({ slug }) => [
      slug,
      { readAt: 0, items: Array.from({ length: shelfSize }, () => product(slug)) },
    ]),
  );
}

function picture(name: string): string {
  return `https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/${name}.jpg?alt=media`;
}

/**
 * Random whole numbers below a bound, always in the same order. Source: mulberry32 by Tommy Ettinger (public domain).
 */
function chance(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
