import type { Product } from '@/catalogue/items';
import type { ShelfRemark } from '@/catalogue/Remark';
import { excerpt } from './excerpt';

/** A remark for each title that two or more products of a shelf have; letter case doesn't count. */
export function twinRemarks(products: readonly Pick<Product, 'id' | 'title'>[]): ShelfRemark[] {
  const byTitle = new Map<string, string[]>();
  for (const { id, title } of products) {
    const key = title?.normalize().toLowerCase();
    if (key) byTitle.set(key, [...(byTitle.get(key) ?? []), id]);
  }
  return [...byTitle].flatMap(([title, ids]) =>
    ids.length > 1 ? [{ code: 'twins', ids, field: 'title', found: excerpt(title) ?? '' }] : [],
  );
}
