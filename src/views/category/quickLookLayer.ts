import type { Product } from '@/catalogue/items';

export const LAYER_PREFIX = 'look ';

export function quickLookLayer({ id }: Product): string {
  return `${LAYER_PREFIX}${encodeURIComponent(id)}`;
}
