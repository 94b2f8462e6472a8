/** The parts of a typed list, between commas, semicolons or line ends. */
export function listIn(typed: unknown): string[] | undefined {
  if (typeof typed !== 'string') return undefined;
  return typed.split(/[,;\n]/).flatMap((part) => part.trim() || []);
}
