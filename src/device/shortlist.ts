import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { keptKey, keptNow } from '@/catalogue/shortlist/KeptProduct';
import { keptRecord, readKept } from '@/catalogue/shortlist/keptRecord';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { createDeviceStore } from './createDeviceStore';

/** The products that a visitor keeps, in the order in which they were added. */
export const shortlist = createDeviceStore('shortlist', readKept, keptRecord);

/** Adds a product to the shortlist, or takes it off. @returns false where there is no room for another. */
export function toggleShortlisted(slug: CategorySlug, product: Product): boolean {
  const wanted = keptNow({ slug }, product);
  let isFull = false;
  shortlist.change((list) => {
    const others = list.filter((kept) => keptKey(kept) !== keptKey(wanted));
    if (others.length < list.length) return others;
    isFull = list.length >= shortlistLimits.products;
    return isFull ? list : [...list, wanted];
  });
  return !isFull;
}
