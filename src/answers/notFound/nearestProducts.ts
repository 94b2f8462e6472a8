import { distance } from 'fastest-levenshtein';
import type { Product } from '@/catalogue/items';
import { readableName } from '@/catalogue/readableName';

/** How many are offered. */
const SOME = 4;

/** The products of a shelf whose names are most like the name in an address, the likest first. */
export function nearestProducts(products: readonly Product[], segment: string): Product[] {
  const wanted = readableName(segment.slice(0, Math.max(0, segment.lastIndexOf('-'))));
  return products
    .map((product) => ({ product, edits: distance(readableName(product.title ?? ''), wanted) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SOME)
    .map(({ product }) => product);
}
