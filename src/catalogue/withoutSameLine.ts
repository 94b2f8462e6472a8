import type { Product } from './items';

/** The products of a shelf, without the line on their cards where all have the same. */
export function withoutSameLine(products: readonly Product[]): readonly Product[] {
  const lines = new Set(products.map(({ description, phrase }) => description?.slice(0, phrase)));
  return products.length > 1 && lines.size === 1
    ? products.map((product) => ({ ...product, phrase: 0 }))
    : products;
}
