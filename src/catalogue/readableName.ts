/** The most letters of a name: more don't make an address more readable. */
const LETTERS = 60;

/** The most bytes of a name. A page's cache file is named after its address, and has at most 255 bytes with the id. */
const BYTES = 120;

/** A letter or digit with its combining marks. No script needs more than three. */
const LETTER = /[\p{L}\p{N}]\p{M}{0,3}/gu;

/**
 * A readable part of an address: lower-case words of any script, joined by hyphens, cut to length; may be empty. It
 * does without `Intl.Segmenter`, because server and browser must agree, and implementations differ on Bengali.
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
