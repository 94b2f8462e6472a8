import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import { parseShortlist } from '@/catalogue/shortlist/parseShortlist';
import {
  type ShortlistedProduct,
  shortlistKey,
  toShortlisted,
} from '@/catalogue/shortlist/ShortlistedProduct';
import { createDeviceStore } from '@/ui/createDeviceStore';

const MOST = 12;

interface RecentlyViewed {
  /** The visitor turned it off: nothing is stored. */
  readonly isOff: boolean;
  /** The latest first. */
  readonly products: readonly ShortlistedProduct[];
}

/** The products viewed last. Without prices, which may have changed by the next visit. */
export const recentlyViewed = createDeviceStore<RecentlyViewed>(
  'recently-seen',
  (stored) => ({ isOff: Boolean(Object(stored).off), products: parseShortlist(stored) }),
  ({ isOff, products }) =>
    isOff
      ? { off: true }
      : Object.fromEntries(products.map((viewed) => [shortlistKey(viewed), pick(viewed)] as const)),
);

function pick({ title, originalTitle, image }: ShortlistedProduct) {
  return { title, originalTitle, image };
}

/** Stores a product as the one viewed last. */
export function addRecentlyViewed(slug: CategorySlug, product: Product): void {
  const viewed = toShortlisted({ slug }, product);
  recentlyViewed.change(({ isOff, products }) => {
    const others = products.filter((other) => shortlistKey(other) !== shortlistKey(viewed));
    return { isOff, products: isOff ? [] : [viewed, ...others].slice(0, MOST) };
  });
}

/** Turns the list on or off, and empties it. */
export function rememberViewed(on: boolean): void {
  recentlyViewed.change(() => ({ isOff: !on, products: [] }));
}
