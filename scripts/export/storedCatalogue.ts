import type { Database } from '../push/FirestoreRest';
import { listDocuments, type StoredCollections } from '../push/listDocuments';
import { sheetCollections } from '../sheet/sheetCollections';

/** The whole catalogue, with the rows of its shelves, as exports write it. @throws FirestoreError */
export function storedCatalogue(database: Database): Promise<StoredCollections> {
  return listDocuments(
    sheetCollections.map(({ name }) => name),
    database,
  );
}
