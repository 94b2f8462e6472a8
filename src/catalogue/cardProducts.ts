import { omitUndefined } from '@/shop/omitUndefined';
import { firstPhrase } from './firstPhrase';
import type { Product } from './items';

/** A full stop or danda at a line's end. It is removed, so that all cards of a shelf look alike. */
const STOP = /(?<!\.)[.।]$/u;

/** Where a product's fields are shown: on cards, too, or on its page alone. A field that is in neither does not compile. */
const places = {
  id: 'card',
  title: 'card',
  originalTitle: 'card',
  description: 'page',
  line: 'card',
  delivery: 'card',
  mrp: 'card',
  off: 'card',
  price: 'card',
  image: 'card',
  moreImages: 'page',
  noDelivery: 'card',
  soldOut: 'card',
  shades: 'card',
  size: 'card',
  brand: 'card',
  use: 'page',
  inside: 'page',
  best: 'page',
  translations: 'card',
} as const satisfies Readonly<Record<keyof Product, 'card' | 'page'>>;

type OfPages = {
  [Field in keyof Product]-?: (typeof places)[Field] extends 'page' ? Field : never;
}[keyof Product];

type Card<Item extends Product> = Omit<Item, OfPages> & Pick<Product, 'line' | 'moreImages'>;

/**
 * Products as the cards of a list show them: with a line in place of the description, without what only a product's
 * page shows. A line that several products share is left out, because it tells nothing about each of them.
 */
export function cardProducts<Item extends Product>(products: readonly Item[]): Card<Item>[] {
  const lines = products.map(lineOf);
  const isRepeated = (line: string | undefined) => lines.indexOf(line) !== lines.lastIndexOf(line);
  return products.map((product, at) => {
    const shown = Object.entries(product).filter(([field]) => !isOfPages(field));
    const line = isRepeated(lines[at]) ? undefined : lines[at];
    const more = omitUndefined({ line, moreImages: product.moreImages?.slice(0, 1) });
    return { ...(Object.fromEntries(shown) as Omit<Item, OfPages>), ...more };
  });
}

function isOfPages(field: string): boolean {
  return field in places && places[field as keyof Product] === 'page';
}

/** The first phrase of the description, unless it only repeats the name. */
function lineOf({ title = '', description = '' }: Product): string | undefined {
  const line = firstPhrase(description).replace(STOP, '');
  const words = line.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  return words.some((word) => !title.toLowerCase().includes(word)) ? line : undefined;
}
