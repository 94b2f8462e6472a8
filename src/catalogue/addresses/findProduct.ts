import type { Product } from '../items';
import { idPart } from './idPart';

/** A shorter prefix of an id could match anything. */
export const MIN_PREFIX_LENGTH = 6;

/**
 * The product that an address's last segment means, by the id after the last hyphen. No exact match: accept a unique
 * match ignoring case, then a unique prefix, because links are cut off and the search list has prefixes only.
 */
export function findProduct(products: readonly Product[], segment: string): Product | undefined {
  const part = idPartOf(segment);
  const exact = findByIdPart(products, part);
  if (exact) return exact;
  const wanted = part.toLowerCase();
  const [alike, another] = products.filter(({ id }) => idPart(id).toLowerCase() === wanted);
  if (alike) return another ? undefined : alike;
  const [begun, more] = products.filter(({ id }) => idPart(id).startsWith(part));
  return more || part.length < MIN_PREFIX_LENGTH ? undefined : begun;
}

/** The product of a shelf whose `idPart` is exactly this. */
export function findByIdPart(products: readonly Product[], part: string): Product | undefined {
  return products.find(({ id }) => idPart(id) === part);
}

/** The `idPart` in the last segment of a product page's address. */
export function idPartOf(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
