import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { parseShortlist } from '@/catalogue/shortlist/parseShortlist';
import {
  type ShortlistedProduct,
  shortlistKey,
  toShortlisted,
} from '@/catalogue/shortlist/ShortlistedProduct';
import { createDeviceStore } from './createDeviceStore';

/** How many products are remembered. */
const MOST = 12;

interface RecentlyViewed {
  /** The visitor turned it off: nothing is remembered. */
  readonly isOff: boolean;
  /** The latest first. */
  readonly products: readonly ShortlistedProduct[];
}

/** The products that a visitor looked at last. Their prices may be others by the next visit, so none is stored. */
export const recentlyViewed = createDeviceStore<RecentlyViewed>(
  'recently-seen',
  (stored) => ({ isOff: Boolean(Object(stored).off), products: parseShortlist(stored) }),
  ({ isOff, products }) =>
    isOff
      ? { off: true }
      : Object.fromEntries(products.map((viewed) => [shortlistKey(viewed), pick(viewed)] as const)),
);

function pick({ title, image }: ShortlistedProduct) {
  return { title, image };
}

/** Remembers that a product was looked at, before all others. */
export function addRecentlyViewed(slug: CategorySlug, product: Product): void {
  const viewed = toShortlisted({ slug }, product);
  recentlyViewed.change(({ isOff, products }) => {
    const others = products.filter((other) => shortlistKey(other) !== shortlistKey(viewed));
    return { isOff, products: isOff ? [] : [viewed, ...others].slice(0, MOST) };
  });
}

/** Turns the memory of what was looked at on or off; either way it is empty then. */
export function rememberViewed(on: boolean): void {
  recentlyViewed.change(() => ({ isOff: !on, products: [] }));
}
