/** The parts of a text between commas, semicolons and line breaks. */
export function listIn(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((part) => part.trim() || []);
}
