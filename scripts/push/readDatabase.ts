import { allCollections } from '../../src/catalogue/allCollections';
import type { ReadableDatabase } from './Database';
import { listDocuments } from './listDocuments';
import type { CatalogueFiles } from './readCatalogueFiles';

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
