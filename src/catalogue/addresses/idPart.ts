import { digest } from '../digest';
import type { Product } from '../items';

/** In characters. A longer id is hashed: ids may have 1,500 bytes, file names only 255. Firestore's own ids have 20. */
export const LONGEST_ID_PART = 64;

/**
 * A document's id as part of an address: letters and digits stay, a hyphen becomes `_`, any other byte `~` and two
 * hexadecimal digits, a long id `~~` and its digest. Different ids give different parts, without hyphen, slash or dot.
 */
export function idPart(id: string): string {
  const part = id.replace(/[^A-Za-z0-9]/gu, (character) =>
    character === '-' ? '_' : escaped(character),
  );
  return part.length > LONGEST_ID_PART ? `~~${digest(id)}` : part;
}

/** An escaped character. An unpaired surrogate has no UTF-8 bytes, so it becomes `~s` and its code unit. */
function escaped(character: string): string {
  if (/\p{Cs}/u.test(character)) return `~s${character.charCodeAt(0).toString(16)}`;
  const encoded = encodeURIComponent(character);
  return encoded.startsWith('%')
    ? encoded.replaceAll('%', '~')
    : `~${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** In characters. A shorter prefix of an id would match too many products. */
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
