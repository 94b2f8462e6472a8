import type { Product } from '@/catalogue/items';

/** A product's own document, read after its shelf; without a product if it is gone. */
export interface CheckedProduct {
  readonly key: string;
  readonly readAt: number;
  readonly product?: Product | undefined;
}
