/** A path or fragment without escapes; undefined where one is malformed or was cut. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
