import pLimit from 'p-limit';
import type { Database, StoredDocument } from './FirestoreRest';

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
  database: Database,
): Promise<StoredCollections> {
  const limit = pLimit(AT_ONCE);
  const read = limit.map(names, async (name) => [name, await database.list(name)] as const);
  // After a failure the waiting collections are dropped: each document is a read that costs money.
  return new Map(await read.finally(() => limit.clearQueue()));
}
