/** The most letters of a little word: "in", "a", "not". */
const LITTLE = 3;

/**
 * The text with each little word bound to the next word by a space that doesn't break, so that a line which shows only
 * its first words never ends with "in a" or "not".
 */
export function withBoundWords(text: string): string {
  return text
    .split(/\s+/u)
    .map((word) => (word.length <= LITTLE ? `${word}\u00a0` : `${word} `))
    .join('')
    .trimEnd();
}
