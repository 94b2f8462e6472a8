import { idPart } from './idPart';
import type { Product } from './items';

/** A shorter prefix of an id could match anything. */
export const MIN_PREFIX_LENGTH = 6;

/**
 * The product that the last segment of an address refers to. Only the id after the last hyphen decides. No exact match:
 * accept a unique match ignoring case, then a unique prefix. The search list has only prefixes of ids
 * (src/answers/search/shortIds.ts), and links are cut off when they are passed on.
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

/** The id part of a product page's last segment, as `idPart` writes it. */
export function idPartOf(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
