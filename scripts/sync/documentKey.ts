/** A document's place as one text, for maps and sets. */
export function documentKey(collection: string, id: string | undefined): string {
  return JSON.stringify([collection, id ?? null]);
}
