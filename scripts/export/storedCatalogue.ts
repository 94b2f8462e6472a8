import type { ReadableDatabase } from '../push/Database';
import { listDocuments, type StoredCollections } from '../push/listDocuments';
import { sheetCollections } from '../sheet/sheetCollections';

/** The whole catalogue, with the rows of its shelves, as exports write it. */
export function storedCatalogue(database: ReadableDatabase): Promise<StoredCollections> {
  return listDocuments(
    sheetCollections.map(({ name }) => name),
    database,
  );
}
