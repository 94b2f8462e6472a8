/** A text of at most `longest` characters, cut between words with an ellipsis. */
export function cutToWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '');
  // Without a space to cut at, a pair of halves (an emoji) must not be parted.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
