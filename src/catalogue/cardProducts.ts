import { cutText } from '@/shop/cutText';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Product } from './items';

/** In characters: most of two lines on a wide screen; more weighs a full shelf. Narrower cards cut the text by CSS. */
const CARD_TEXT = 66;

/**
 * Where a product's fields are shown: on cards, too, on cards only in part, or on its page alone. A field that is in none
 * does not compile.
 */
const places = {
  id: 'card',
  title: 'card',
  originalTitle: 'card',
  description: 'part',
  delivery: 'card',
  mrp: 'card',
  off: 'card',
  price: 'card',
  image: 'card',
  moreImages: 'part',
  noDelivery: 'card',
  soldOut: 'card',
  shades: 'card',
  size: 'card',
  brand: 'card',
  use: 'page',
  inside: 'page',
  best: 'page',
  translations: 'card',
} as const satisfies Readonly<Record<keyof Product, 'card' | 'part' | 'page'>>;

type NotWhole = {
  [Field in keyof Product]-?: (typeof places)[Field] extends 'card' ? never : Field;
}[keyof Product];

type Card<Item extends Product> = Omit<Item, NotWhole> &
  Pick<Product, 'description' | 'moreImages'>;

/** Products as the cards of a list show them: the description cut, without what only a product's page shows. */
export function cardProducts<Item extends Product>(products: readonly Item[]): Card<Item>[] {
  return products.map((product) => {
    const { description, moreImages } = product;
    const shown = Object.entries(product).filter(([field]) => !isNotWhole(field));
    const parts = omitUndefined({
      description: description && cutText(description, CARD_TEXT),
      moreImages: moreImages?.slice(0, 1),
    });
    return { ...(Object.fromEntries(shown) as Omit<Item, NotWhole>), ...parts };
  });
}

function isNotWhole(field: string): boolean {
  return field in places && places[field as keyof Product] !== 'card';
}
