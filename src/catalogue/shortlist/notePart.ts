import { shortlistLimits } from './shortlistLimits';

/** A note in a link: its UTF-8 bytes in hexadecimal, which no app re-encodes, formats or cuts off. */
export function notePart(note: string): string {
  // Half a character, such as an emoji cut in two, has no bytes.
  return encodeURIComponent(note.replace(/\p{Cs}/gu, '')).replace(
    /%(..)|./g,
    (character, hex?: string) => (hex ?? character.charCodeAt(0).toString(16)).toLowerCase(),
  );
}

/** The note that `notePart` wrote, on one line and cut to length; undefined if there is none. Never throws. */
export function noteIn(part = ''): string | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(part)) return undefined;
  try {
    const note = decodeURIComponent(part.replace(/../g, '%$&'));
    return note.replace(/\p{Cc}/gu, ' ').slice(0, shortlistLimits.note);
  } catch {
    return undefined;
  }
}
