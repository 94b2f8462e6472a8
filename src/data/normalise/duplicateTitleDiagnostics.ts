import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { titleKey } from '@/catalogue/duplicates';
import type { Product } from '@/catalogue/items';
import { excerpt } from './excerpt';

/** One diagnostic for each title that several products of a shelf share, ignoring case. */
export function duplicateTitleDiagnostics(
  products: readonly Pick<Product, 'id' | 'title'>[],
): ShelfDiagnostic[] {
  const byTitle = new Map<string, string[]>();
  for (const product of products) {
    const key = titleKey(product);
    if (key) byTitle.set(key, [...(byTitle.get(key) ?? []), product.id]);
  }
  return [...byTitle].flatMap(([title, ids]) =>
    ids.length > 1 ? [{ code: 'twins', ids, field: 'title', found: excerpt(title) ?? '' }] : [],
  );
}
