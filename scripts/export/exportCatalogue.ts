import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AHEAD_MINUTES } from '../../src/shop/indianTime';
import type { ReadableDatabase } from '../database/Database';
import { listDocuments, type StoredCollections } from '../database/listDocuments';
import { sheetCollections } from '../sheet/sheetCollections';
import { exportTable } from './exportTable';
import { sheetTabs } from './sheetTabs';
import { writeForSheet } from './writeForSheet';
import { writeCsv, writeXlsx } from './writeSheet';

interface ExportChoice {
  readonly to: string;
  /** One workbook to open as a Google Sheet. */
  readonly isForSheet: boolean;
  readonly say: (line: string) => void;
}

/**
 * Writes the catalogue and its rows into a folder. Names have the time, so that no earlier export
 * is overwritten.
 * @throws FirestoreError, or Error when the folder can't be written to.
 */
export async function exportCatalogue(
  database: ReadableDatabase,
  { to, isForSheet, say }: ExportChoice,
): Promise<void> {
  const names = sheetCollections.map(({ name }) => name);
  const stored = await listDocuments(names, database);
  mkdirSync(to, { recursive: true });
  const fileOf = (name: string) => path.join(to, `${name}-${timeInIndia(new Date())}`);
  for (const line of isForSheet
    ? await writeTabs(stored, fileOf('my-sheet'))
    : await writeTable(stored, fileOf('catalogue')))
    say(line);
}

async function writeTabs(stored: StoredCollections, name: string): Promise<string[]> {
  const tabs = sheetTabs(stored);
  writeFileSync(`${name}.xlsx`, await writeForSheet(tabs), { flag: 'wx' });
  const count = tabs.reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    `${count} documents in ${tabs.length} tabs: ${name}.xlsx`,
    'Put it into Google Drive, open it there, and choose File, Save as Google Sheets.',
  ];
}

async function writeTable(stored: StoredCollections, name: string): Promise<string[]> {
  const table = exportTable(stored);
  writeFileSync(`${name}.csv`, writeCsv(table), { flag: 'wx' });
  writeFileSync(`${name}.xlsx`, await writeXlsx(exportTable(stored, false)), { flag: 'wx' });
  return [
    `${table.length - 1} documents: ${name}.csv, ${name}.xlsx`,
    'Fields that the site does not know are not in them, and stay as they are when you import.',
  ];
}

function timeInIndia(at: Date): string {
  const there = new Date(at.getTime() + AHEAD_MINUTES * 60_000);
  return there.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
