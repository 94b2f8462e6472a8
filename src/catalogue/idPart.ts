import { digest } from './digest';

/** Firestore's own ids have 20 characters; an id may have 1,500 bytes, and a file's name no more than 255. */
const LONGEST = 64;

/**
 * A document's id as the last part of an address: letters and digits as they are, a hyphen as `_`, any other byte as `~` and
 * two hexadecimal digits. So it holds no hyphen, slash, dot or percent sign, and two ids never make the same. One that would
 * be too long is named by its digest behind `~~`, which no other begins with.
 */
export function idPart(id: string): string {
  const part = id.replace(/[^A-Za-z0-9]/gu, (character) =>
    character === '-' ? '_' : escaped(character),
  );
  return part.length > LONGEST ? `~~${digest(id)}` : part;
}

/** Half of a pair stands for no character and has no bytes: it is written by its number, behind a letter that is no digit. */
function escaped(character: string): string {
  if (/\p{Cs}/u.test(character)) return `~s${character.charCodeAt(0).toString(16)}`;
  const encoded = encodeURIComponent(character);
  return encoded.startsWith('%')
    ? encoded.replaceAll('%', '~')
    : `~${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
