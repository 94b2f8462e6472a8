import { collections } from '../../src/catalogue/collections';
import type { FirestoreRest } from './FirestoreRest';
import type { CatalogueFiles, DocumentFields } from './readCatalogueFiles';
import { readDocuments } from './readDocuments';

/**
 * The whole catalogue as the database has it, in the form of catalogue files: every document of each of the site's collections,
 * shown or not. Each is a read that counts.
 * @throws FirestoreError
 */
export async function readDatabase(database: FirestoreRest): Promise<CatalogueFiles> {
  const read = new Map<string, Record<string, DocumentFields>>();
  for (const { name } of collections) read.set(name, await readDocuments(database, name));
  return read;
}
