import type { Product } from '@/catalogue/items';
import type { ShelfRemark } from '@/catalogue/Remark';
import { titleKey } from '@/catalogue/twins';
import { excerpt } from './excerpt';

/** A remark for each title that two or more products of a shelf have; letter case doesn't count. */
export function twinRemarks(products: readonly Pick<Product, 'id' | 'title'>[]): ShelfRemark[] {
  const byTitle = new Map<string, string[]>();
  for (const product of products) {
    const key = titleKey(product);
    if (key) byTitle.set(key, [...(byTitle.get(key) ?? []), product.id]);
  }
  return [...byTitle].flatMap(([title, ids]) =>
    ids.length > 1 ? [{ code: 'twins', ids, field: 'title', found: excerpt(title) ?? '' }] : [],
  );
}
