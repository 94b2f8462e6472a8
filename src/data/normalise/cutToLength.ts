/** A text of at most `longest` characters, none cut in half; a cut text ends with an ellipsis. */
export function cutToLength(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
