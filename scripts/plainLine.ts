/**
 * Replaces control characters, which a terminal would obey, by spaces. Keeps the two joiners that Bengali spelling
 * needs.
 */
export function plainLine(line: string): string {
  return line.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
}
