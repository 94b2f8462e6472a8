import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadableDatabase } from '../push/Database';
import { timeInIndia } from '../sheet/timeInIndia';
import { exportTable } from './exportTable';
import { storedCatalogue } from './storedCatalogue';
import { writeCsv, writeXlsx } from './writeSheet';

/**
 * Writes the whole catalogue into a folder, as .csv and as .xlsx. The time is in their names, so that no earlier export
 * is overwritten: its owner may have edited it.
 * @throws FirestoreError, or Error when the folder can't be written to.
 */
export async function exportSheets(
  database: ReadableDatabase,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const stored = await storedCatalogue(database);
  const table = exportTable(stored);
  const name = path.join(folder, `catalogue-${timeInIndia(new Date())}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${name}.csv`, writeCsv(table), { flag: 'wx' });
  writeFileSync(`${name}.xlsx`, await writeXlsx(exportTable(stored, false)), { flag: 'wx' });
  say(`${table.length - 1} documents: ${name}.csv, ${name}.xlsx`);
  say('Fields that the site does not know are not in them, and stay as they are when you import.');
}
