import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { shortlistKey, toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { createDeviceStore } from './createDeviceStore';

/** The products that a visitor keeps, in the order in which they were added. */
export const shortlist = createDeviceStore('shortlist', parseShortlist, shortlistRecord);

/** Adds a product to the shortlist, or takes it off. @returns false where there is no room for another. */
export function toggleShortlisted(slug: CategorySlug, product: Product): boolean {
  const wanted = toShortlisted({ slug }, product);
  let isFull = false;
  shortlist.change((list) => {
    const others = list.filter((kept) => shortlistKey(kept) !== shortlistKey(wanted));
    if (others.length < list.length) return others;
    isFull = list.length >= shortlistLimits.products;
    return isFull ? list : [...list, wanted];
  });
  return !isFull;
}
