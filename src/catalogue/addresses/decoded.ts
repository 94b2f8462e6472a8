/** A path or fragment with its escapes decoded; undefined if an escape is malformed or cut off. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
