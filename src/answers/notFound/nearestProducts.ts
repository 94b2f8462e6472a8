import { distance } from 'fastest-levenshtein';
import type { Product } from '@/catalogue/items';
import { readableName } from '@/catalogue/readableName';

const SUGGESTED = 4;

/** The products of a shelf with names similar to that in an address, most similar first. */
export function nearestProducts(products: readonly Product[], segment: string): Product[] {
  const wanted = readableName(segment.slice(0, Math.max(0, segment.lastIndexOf('-'))));
  return products
    .map((product) => ({ product, edits: distance(readableName(product.title ?? ''), wanted) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SUGGESTED)
    .map(({ product }) => product);
}
