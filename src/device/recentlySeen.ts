import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { type KeptProduct, keptKey, keptNow } from '@/catalogue/shortlist/KeptProduct';
import { readKept } from '@/catalogue/shortlist/keptRecord';
import { createDeviceStore } from './createDeviceStore';

/** How many products are remembered. */
const MOST = 12;

interface RecentlySeen {
  /** The visitor turned it off: nothing is remembered. */
  readonly isOff: boolean;
  /** The latest first. */
  readonly products: readonly KeptProduct[];
}

/** The products that a visitor looked at last. Their prices may be others by the next visit, so none is stored. */
export const recentlySeen = createDeviceStore<RecentlySeen>(
  'recently-seen',
  (stored) => ({ isOff: Boolean(Object(stored).off), products: readKept(stored) }),
  ({ isOff, products }) =>
    isOff
      ? { off: true }
      : Object.fromEntries(products.map((seen) => [keptKey(seen), pick(seen)] as const)),
);

function pick({ title, image }: KeptProduct) {
  return { title, image };
}

/** Remembers that a product was looked at, before all others. */
export function rememberSeen(slug: CategorySlug, product: Product): void {
  const seen = keptNow({ slug }, product);
  recentlySeen.change(({ isOff, products }) => {
    const others = products.filter((other) => keptKey(other) !== keptKey(seen));
    return { isOff, products: isOff ? [] : [seen, ...others].slice(0, MOST) };
  });
}

/** Turns the memory of what was looked at on or off; either way it is empty then. */
export function setRemembering(on: boolean): void {
  recentlySeen.change(() => ({ isOff: !on, products: [] }));
}
