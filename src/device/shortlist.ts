import type { CategorySlug } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { shortlistKey, toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { createDeviceStore } from './createDeviceStore';

/** The visitor's shortlist, in the order in which products were added. */
export const shortlist = createDeviceStore('shortlist', parseShortlist, shortlistRecord);

/**
 * Adds a product to the shortlist, or removes it. The same product in another shade is another line.
 * @returns false if the list is full.
 */
export function toggleShortlisted(slug: CategorySlug, product: Product, shade?: Shade): boolean {
  const wanted = toShortlisted({ slug }, product, 1, shade);
  let isFull = false;
  shortlist.change((list) => {
    const others = list.filter((kept) => shortlistKey(kept) !== shortlistKey(wanted));
    if (others.length < list.length) return others;
    isFull = list.length >= shortlistLimits.products;
    return isFull ? list : [...list, wanted];
  });
  return !isFull;
}
