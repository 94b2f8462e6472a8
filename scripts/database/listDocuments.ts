import pLimit from 'p-limit';
import type { Database, DocumentFields } from './Database';

const AT_ONCE = 8;

/** Documents by collection, then by id. */
export type StoredCollections = ReadonlyMap<string, ReadonlyMap<string, DocumentFields>>;

/**
 * Reads whole collections, a few at a time. Google charges for each document that is read.
 * @throws Error of the database
 */
export async function listDocuments(
  names: readonly string[],
  database: Database,
): Promise<StoredCollections> {
  const limit = pLimit(AT_ONCE);
  const read = limit.map(names, async (name) => [name, await database.list(name)] as const);
  // After a failure the collections that wait are not read: reads cost money.
  return new Map(await read.finally(() => limit.clearQueue()));
}
