import type { ReadableDatabase } from './Database';
import { listDocuments } from './listDocuments';
import type { CatalogueFiles } from './readCatalogueFiles';

/** Of catalogue files the documents whose ids the database does not have. */
export async function newDocuments(
  files: CatalogueFiles,
  database: ReadableDatabase,
): Promise<CatalogueFiles> {
  const stored = await listDocuments([...files.keys()], database);
  return new Map(
    [...files].map(([collection, documents]) => [
      collection,
      Object.fromEntries(
        Object.entries(documents).filter(([id]) => !stored.get(collection)?.has(id)),
      ),
    ]),
  );
}
