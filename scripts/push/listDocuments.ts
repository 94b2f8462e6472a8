import pLimit from 'p-limit';
import type { ReadableDatabase, StoredDocument } from './Database';

/** How many collections are read at the same time. */
const AT_ONCE = 8;

/** Stored documents by collection, then by id. */
export type StoredCollections = ReadonlyMap<string, ReadonlyMap<string, StoredDocument>>;

/**
 * Reads whole collections, a few at a time. Each document is a read that costs money.
 * @throws FirestoreError, or CatalogueReadError without an account
 */
export async function listDocuments(
  names: readonly string[],
  database: ReadableDatabase,
): Promise<StoredCollections> {
  const limit = pLimit(AT_ONCE);
  const read = limit.map(names, async (name) => [name, await database.list(name)] as const);
  // After a failure the queued collections are dropped, which saves reads.
  return new Map(await read.finally(() => limit.clearQueue()));
}
