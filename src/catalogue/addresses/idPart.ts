import { digest } from '../digest';

/** Firestore's own ids have 20 characters. An id may have 1,500 bytes, but a file name at most 255. */
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

/** An unpaired surrogate has no UTF-8 bytes: `~s` and its code unit. */
function escaped(character: string): string {
  if (/\p{Cs}/u.test(character)) return `~s${character.charCodeAt(0).toString(16)}`;
  const encoded = encodeURIComponent(character);
  return encoded.startsWith('%')
    ? encoded.replaceAll('%', '~')
    : `~${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
