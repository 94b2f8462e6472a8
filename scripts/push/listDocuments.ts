import type { FirestoreRest, StoredDocument } from './FirestoreRest';

/** How many collections are asked for at the same time. */
const AT_ONCE = 8;

/** Documents by id, by collection, as the database has them. */
export type StoredCollections = ReadonlyMap<string, ReadonlyMap<string, StoredDocument>>;

/**
 * Reads collections whole, a few at a time. Each document is a read that counts.
 * @throws FirestoreError
 */
export async function listDocuments(
  names: readonly string[],
  database: FirestoreRest,
): Promise<StoredCollections> {
  const read = new Map<string, ReadonlyMap<string, StoredDocument>>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    await Promise.all(
      names.slice(start, start + AT_ONCE).map(async (name) => {
        read.set(name, await database.list(name));
      }),
    );
  }
  return new Map(names.map((name) => [name, read.get(name) ?? new Map()]));
}
