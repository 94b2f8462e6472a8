import { digest } from '../digest';
import type { Product } from '../items';
import { readableName } from '../readableName';

/** In characters. A longer id is hashed: ids may have 1,500 bytes, file names only 255. Firestore's own ids have 20. */
const LONGEST_ID_PART = 64;

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

const ID_PART = /^(?:(?:\w|~[\dA-F]{2}|~s[\da-f]{4})+|~~[\da-z]{12,22})$/;

/** Whether `productSegment` could have written this. Anything else is "not found", even while no shelf can be read. */
export function isProductSegment(segment: string): boolean {
  const end = segment.lastIndexOf('-');
  const name = segment.slice(0, Math.max(0, end));
  const id = segment.slice(end + 1);
  return (
    name !== '' && id.length <= LONGEST_ID_PART && ID_PART.test(id) && readableName(name) === name
  );
}
