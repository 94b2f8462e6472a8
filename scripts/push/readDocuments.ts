import { decodeFields } from './decodeFields';
import type { FirestoreRest } from './FirestoreRest';
import type { DocumentFields } from './readCatalogueFiles';

/**
 * The documents of one collection by id, in the form of a catalogue file.
 * @throws FirestoreError
 */
export async function readDocuments(
  database: FirestoreRest,
  collection: string,
): Promise<Record<string, DocumentFields>> {
  const documents = await database.list(collection);
  return Object.fromEntries(
    [...documents].map(([id, { fields }]) => [id, decodeFields(fields)] as const),
  );
}
