/** Several sentences in one line; some of them have a full stop. */
export function inOneLine(sentences: readonly string[]): string {
  return sentences.join('. ').replaceAll('.. ', '. ');
}
