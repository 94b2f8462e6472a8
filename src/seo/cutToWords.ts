/** Cuts a text to `longest` characters between words and ends it with an ellipsis. */
export function cutToWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  const words =
    space > 0 ? cut.slice(0, space).replace(/[\s,;:.।–-]+$/u, '') : wholeLetters(text, longest - 1);
  return `${words}…`;
}

/**
 * The letters of a word that fit. A letter is not split from its signs, nor a conjunct within, nor an emoji. Server and
 * browser must agree on the result, so this does not use `Intl.Segmenter`: implementations disagree on Bengali.
 */
function wholeLetters(word: string, longest: number): string {
  let end = Math.max(0, longest);
  while (end > 0 && goesOn(word.charAt(end - 1), word.charAt(end))) end -= 1;
  return word.slice(0, end);
}

/** Whether a letter goes on here: with a sign, a joiner or the other half of an emoji, or after a virama or a joiner. */
function goesOn(before: string, after: string): boolean {
  return /\p{M}|\p{Cf}|[\uDC00-\uDFFF]/u.test(after) || /[\u094D\u09CD\u200D]/u.test(before);
}
