/** Removes control characters, which a terminal would obey. Keeps the two joiners, which Bengali spelling needs. */
export function plainLine(line: string): string {
  return line.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
}
