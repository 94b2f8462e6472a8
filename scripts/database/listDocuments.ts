import pLimit from 'p-limit';
import { allCollections } from '../../src/catalogue/allCollections';
import type { CatalogueFiles } from '../push/readCatalogueFiles';
import type { Database, DocumentFields } from './Database';

const AT_ONCE = 8;

/** By collection, then by id. */
export type StoredCollections = ReadonlyMap<string, ReadonlyMap<string, DocumentFields>>;

/**
 * Reads whole collections, a few at a time; each document is a read that costs money.
 * @throws FirestoreError, or CatalogueReadError without an account
 */
export async function listDocuments(
  names: readonly string[],
  database: Database,
): Promise<StoredCollections> {
  const limit = pLimit(AT_ONCE);
  const read = limit.map(names, async (name) => [name, await database.list(name)] as const);
  // A failure drops the queued collections, which saves reads.
  return new Map(await read.finally(() => limit.clearQueue()));
}

/** Reads collections (default: all) in the form of catalogue files. Each document costs a read. */
export async function readDatabase(
  database: Database,
  names: readonly string[] = allCollections.map(({ name }) => name),
): Promise<CatalogueFiles> {
  const stored = await listDocuments(names, database);
  return new Map([...stored].map(([name, documents]) => [name, Object.fromEntries(documents)]));
}
