import { collections } from '../../src/catalogue/collections';
import { decodeFields } from './encodeFields';
import type { Database } from './FirestoreRest';
import { listDocuments } from './listDocuments';
import type { CatalogueFiles } from './readCatalogueFiles';

/**
 * Collections as the database has them, in the form of catalogue files: every document, shown or not. Each is a read that counts.
 * @param names all collections of the site's catalogue, unless others are named.
 * @throws FirestoreError
 */
export async function readDatabase(
  database: Database,
  names: readonly string[] = collections.map(({ name }) => name),
): Promise<CatalogueFiles> {
  const stored = await listDocuments(names, database);
  return new Map(
    [...stored].map(([name, documents]) => [
      name,
      Object.fromEntries([...documents].map(([id, { fields }]) => [id, decodeFields(fields)])),
    ]),
  );
}
