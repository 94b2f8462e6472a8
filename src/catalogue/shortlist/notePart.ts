import { shortlistLimits } from './shortlistLimits';

/**
 * A note in a shared list's link: the hexadecimal digits of its UTF-8 bytes, which no app re-encodes or takes for
 * formatting or for the end of the link.
 */
export function notePart(note: string): string {
  // Half a character, such as an emoji cut in two, has no bytes.
  return encodeURIComponent(note.replace(/\p{Cs}/gu, '')).replace(
    /%(..)|./g,
    (character, hex?: string) => (hex ?? character.charCodeAt(0).toString(16)).toLowerCase(),
  );
}

/**
 * The note that `notePart` wrote, on one line and within `shortlistLimits`; undefined if there is none. Never throws,
 * because anybody can write a link.
 */
export function noteIn(part = ''): string | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(part)) return undefined;
  try {
    const note = decodeURIComponent(part.replace(/../g, '%$&'));
    return note.replace(/\p{Cc}/gu, ' ').slice(0, shortlistLimits.note);
  } catch {
    return undefined;
  }
}
