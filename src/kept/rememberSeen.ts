import type { CategorySlug } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { keptKey } from '@/catalogue/shortlist/keptKey';
import { keptNow } from '@/catalogue/shortlist/keptNow';
import type { KeptRecord } from './deviceRecord';
import { recentlySeen } from './recentlySeen';
import { SEEN_LIMIT } from './seenLimit';

/** Remembers that a product was looked at, before all others; those behind the twelfth are forgotten. */
export function rememberSeen(slug: CategorySlug, product: Product): void {
  const { id, title, image } = keptNow({ slug }, product);
  const key = keptKey({ slug, id });
  recentlySeen.change((record): KeptRecord => {
    if (record.off) return record;
    const { [key]: _before, ...others } = record;
    return Object.fromEntries(
      Object.entries({ [key]: { title, image }, ...others }).slice(0, SEEN_LIMIT),
    );
  });
}
