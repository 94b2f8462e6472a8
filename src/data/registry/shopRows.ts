import { readCatalogueFolder, readFirestoreSettings } from '../settings/readSourceSettings';
import type { RawDocument } from '../source/CatalogueSource';
import { firestoreSource } from '../source/firestoreSource';
import { MOST_ROWS, ROWS, rowsInFile, type ShopRows } from './rowDocuments';

/** Passes the rows to child processes: Next loads its config in each worker. */
const INHERITED = 'SHELF_ROWS';

/**
 * Reads the shop's rows: from its database, else its folder of files, else the demo's.
 * @throws SettingsError when there is no such folder, CatalogueReadError when the database does not answer.
 */
export async function shopRows(): Promise<ShopRows> {
  const inherited = process.env[INHERITED];
  if (inherited) return JSON.parse(inherited);
  const documents = await inDatabase();
  const rows =
    documents.length > 0
      ? { documents, fromDatabase: true }
      : rowsInFile(readCatalogueFolder(process.env));
  process.env[INHERITED] = JSON.stringify(rows);
  return rows;
}

async function inDatabase(): Promise<readonly RawDocument[]> {
  const settings = firestoreSettings();
  return settings ? firestoreSource(settings).read(ROWS, MOST_ROWS) : [];
}

/** Undefined also for wrong settings, which the reader of all settings reports. */
function firestoreSettings() {
  try {
    return readFirestoreSettings(process.env);
  } catch {
    return undefined;
  }
}
