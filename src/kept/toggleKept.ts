import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { keptKey } from '@/catalogue/shortlist/keptKey';
import { keptNow } from '@/catalogue/shortlist/keptNow';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { shortlist } from './shortlist';

/** Keeps a product, or lets it go. @returns false where there is no room for another. */
export function toggleKept(slug: CategorySlug, product: Product): boolean {
  const { id, slug: _slug, ...known } = keptNow({ slug }, product);
  const key = keptKey({ slug, id });
  let full = false;
  shortlist.change((record) => {
    const { [key]: kept, ...others } = record;
    if (kept) return others;
    full = Object.keys(record).length >= shortlistLimits.products;
    return full ? record : { ...record, [key]: known };
  });
  return !full;
}
