/** Cuts a text to `longest` characters between words, with an ellipsis. */
export function cutToWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  const words =
    space > 0 ? cut.slice(0, space).replace(/[\s,;:.।–-]+$/u, '') : wholeLetters(text, longest - 1);
  return `${words}…`;
}

/** Splits no letter from its signs, no conjunct and no emoji. Without `Intl.Segmenter`: see `readableName`. */
function wholeLetters(word: string, longest: number): string {
  let end = Math.max(0, longest);
  while (end > 0 && goesOn(word.charAt(end - 1), word.charAt(end))) end -= 1;
  return word.slice(0, end);
}

/** With a sign, a joiner or the other half of an emoji, or after a virama or a joiner. */
function goesOn(before: string, after: string): boolean {
  return /\p{M}|\p{Cf}|[\uDC00-\uDFFF]/u.test(after) || /[\u094D\u09CD\u200D]/u.test(before);
}
