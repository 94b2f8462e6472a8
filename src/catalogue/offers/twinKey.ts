import { titleKey } from '../duplicates';
import type { Product } from '../items';

/** A key that a product has on each of its shelves; undefined without a title or a picture, because such may differ. */
export function twinKey(product: Product): string | undefined {
  const { title, image } = product;
  return title && image ? JSON.stringify([titleKey(product), image]) : undefined;
}
