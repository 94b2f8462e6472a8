/** Breaks a text between words into lines of at most `width` characters. */
export function wrapLines(text: string, width: number): string[] {
  const line = new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g');
  return text.split('\n').flatMap((paragraph) => paragraph.match(line) ?? []);
}
