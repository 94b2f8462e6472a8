import pLimit from 'p-limit';
import { allCollections } from '../../src/catalogue/allCollections';
import type { ReadableDatabase, StoredDocument } from './Database';
import type { CatalogueFiles } from './readCatalogueFiles';

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

/**
 * Reads collections in the form of catalogue files: every document, shown or not. Each document is a read that costs
 * money.
 * @param names by default all collections of the site's catalogue.
 */
export async function readDatabase(
  database: ReadableDatabase,
  names: readonly string[] = allCollections.map(({ name }) => name),
): Promise<CatalogueFiles> {
  const stored = await listDocuments(names, database);
  return new Map(
    [...stored].map(([name, documents]) => [
      name,
      Object.fromEntries([...documents].map(([id, { fields }]) => [id, fields])),
    ]),
  );
}
