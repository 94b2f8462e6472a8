/** Longer names help nobody to read an address. */
const LETTERS = 60;

/** A page is kept in a file of its address's name; with the id and the endings it must stay within 255 bytes. */
const BYTES = 120;

/** A letter or digit of any script with its marks. More marks than a script needs are left out. */
const LETTER = /[\p{L}\p{N}]\p{M}{0,3}/gu;

/**
 * A text as a part of an address that people can read: lower case, words of any script with a hyphen between them, cut
 * between words or, in a word without end, between letters. Nothing is left of a text without letters and digits. Server and
 * browsers must come to the same, so it doesn't ask them where graphemes end: they disagree on Bengali.
 */
export function readableName(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.match(LETTER) ?? [])
    .filter((letters) => letters.length > 0);
  return cut(words).normalize('NFC');
}

function cut(words: readonly (readonly string[])[]): string {
  const whole = words.map((letters) => letters.join('')).join('-');
  if (fits(whole)) return whole;
  let name = '';
  for (const letters of words) {
    const longer = name ? `${name}-${letters.join('')}` : letters.join('');
    if (!fits(longer)) return name || cutWord(letters);
    name = longer;
  }
  return name;
}

function cutWord(letters: readonly string[]): string {
  let end = Math.min(letters.length, LETTERS);
  while (!fits(letters.slice(0, end).join(''))) end -= 1;
  return letters.slice(0, end).join('');
}

function fits(name: string): boolean {
  return (name.match(LETTER) ?? []).length <= LETTERS && utf8Bytes(name) <= BYTES;
}

function utf8Bytes(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '.').length;
}
