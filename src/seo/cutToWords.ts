/** Cuts a text to `longest` characters between words and ends it with an ellipsis. */
export function cutToWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '');
  // Without a space to cut at, a surrogate pair (an emoji) must not be split.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
