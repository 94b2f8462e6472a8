import type { Product } from '@/catalogue/items';

/** The beginning of the layer names of all quick looks. */
export const LAYER_PREFIX = 'look ';

/** The layer name of the quick look at a product. */
export function quickLookLayer({ id }: Product): string {
  return `${LAYER_PREFIX}${encodeURIComponent(id)}`;
}
