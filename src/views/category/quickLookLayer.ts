import type { Product } from '@/catalogue/items';

/** What the layer names of all quick looks begin with. */
export const LAYER_PREFIX = 'look ';

/** The layer name of the quick look at a product. */
export function quickLookLayer({ id }: Product): string {
  return `${LAYER_PREFIX}${encodeURIComponent(id)}`;
}
