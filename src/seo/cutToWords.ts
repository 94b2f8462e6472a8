/** A text of at most `longest` characters, cut between words with an ellipsis. */
export function cutToWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`;
}
