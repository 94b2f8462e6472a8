import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadableDatabase } from '../push/Database';
import { timeInIndia } from '../sheet/timeInIndia';
import { sheetTabs } from './sheetTabs';
import { storedCatalogue } from './storedCatalogue';
import { writeForSheet } from './writeForSheet';

/**
 * Writes the catalogue into a folder as the workbook that its owner opens as a Google Sheet.
 * @throws FirestoreError, or Error when the folder can't be written to.
 */
export async function exportForSheet(
  database: ReadableDatabase,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const stored = await storedCatalogue(database);
  const tabs = sheetTabs(stored);
  const file = path.join(folder, `my-sheet-${timeInIndia(new Date())}.xlsx`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await writeForSheet(tabs), { flag: 'wx' });
  const count = tabs.reduce((sum, { rows }) => sum + rows.length, 0);
  say(`${count} documents in ${tabs.length} tabs: ${file}`);
  say('Put it into Google Drive, open it there, and choose File, Save as Google Sheets.');
}
