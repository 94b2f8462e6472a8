/**
 * A text of at most `longest` characters, cut between words where the last one is short, and never within a letter; a
 * cut text ends with an ellipsis.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.slice(0, longest).lastIndexOf(' ');
  const cut = space > longest / 2 ? text.slice(0, space) : wholeLetters(text, longest - 1);
  return `${cut.replace(/[\s,;:.।–-]+$/u, '')}…`;
}

/** Cuts a word, but never within a letter with its signs, a conjunct or an emoji. Why not by `Intl`: `readableName`. */
function wholeLetters(word: string, longest: number): string {
  let end = Math.max(0, longest);
  while (end > 0 && goesOn(word.charAt(end - 1), word.slice(end, end + 2))) end -= 1;
  return word.slice(0, end);
}

/**
 * Whether a letter goes on at a cut: a sign, joiner, skin tone or half an emoji follows, or a virama or joiner
 * precedes.
 */
function goesOn(before: string, after: string): boolean {
  return (
    /^(?:\p{M}|\p{Cf}|\p{EMod}|[\uDC00-\uDFFF])/u.test(after) ||
    /[\u094D\u09CD\u200D]/u.test(before)
  );
}
