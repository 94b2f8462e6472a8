/** The parts of a list that is typed as one text, with commas, semicolons or line ends between them. */
export function listIn(typed: unknown): string[] | undefined {
  if (typeof typed !== 'string') return undefined;
  return typed.split(/[,;\n]/).flatMap((part) => part.trim() || []);
}
