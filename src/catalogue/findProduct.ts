import { idPart } from './idPart';
import type { Product } from './items';

/** Shorter beginnings of an id may be anything. */
export const LEAST_BEGINNING = 6;

/**
 * The product of a shelf that the last part of an address means: only what stands behind its last hyphen, the id, decides.
 * Where no id is spelt so, the only one that is in another case, or that begins so: a search knows only beginnings of ids
 * (src/answers/search/shortIds.ts), and links are cut off on their way.
 */
export function findProduct(products: readonly Product[], segment: string): Product | undefined {
  const part = segmentId(segment);
  const exact = productWith(products, part);
  if (exact) return exact;
  const wanted = part.toLowerCase();
  const [alike, another] = products.filter(({ id }) => idPart(id).toLowerCase() === wanted);
  if (alike) return another ? undefined : alike;
  const [begun, more] = products.filter(({ id }) => idPart(id).startsWith(part));
  return more || part.length < LEAST_BEGINNING ? undefined : begun;
}

/** The product of a shelf whose id is written so in its address. */
export function productWith(products: readonly Product[], part: string): Product | undefined {
  return products.find(({ id }) => idPart(id) === part);
}

/** The id in the last part of a product's address, as `idPart` writes it. */
export function segmentId(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
