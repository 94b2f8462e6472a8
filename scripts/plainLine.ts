/** Replaces control characters, which a terminal obeys, by spaces; keeps Bengali's joiners. */
export function plainLine(line: string): string {
  return line.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
}
