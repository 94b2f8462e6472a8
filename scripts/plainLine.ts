/** A line for the terminal, which would obey control characters of a file. Bengali spelling needs the joiners. */
export function plainLine(line: string): string {
  return line.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
}
