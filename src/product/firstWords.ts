/** What "… More" takes of a line, in characters: a text that exceeds the limit by less than this is not cut. */
const SAVED = 6;

/**
 * The first whole words of a text, at most `limit` characters, and an ellipsis; the text itself if it is not longer.
 * The last word is not a little one such as "in" or "a". A single word above the limit is cut.
 */
export function firstWords(text: string, limit: number): string {
  if (text.length <= limit + SAVED) return text;
  const words = new RegExp(`^[^]{1,${limit}}(?=\\s)|^[^]{${limit}}`, 'u').exec(text);
  return words ? `${words[0].replace(/([,;:.–-]*\s+\S{1,2})*[\s,;:.–-]*$/, '')}…` : text;
}
