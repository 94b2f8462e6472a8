/** A text in lines of at most this many characters, broken between words. A longer word has a line of its own. */
export function wrapLines(text: string, width: number): string[] {
  const line = new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g');
  return text.split('\n').flatMap((paragraph) => paragraph.match(line) ?? []);
}
