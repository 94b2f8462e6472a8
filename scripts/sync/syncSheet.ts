import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownersLanguage } from '../../src/shop/ownersLanguage';
import { shop } from '../../src/shop/shop';
import type { Database } from '../database/Database';
import type { SheetRow } from '../import/parseRows';
import type { PictureBucket } from '../pictures/PictureBucket';
import { plainLine } from '../plainLine';
import { refusalWords, speaking } from '../sheet/refusalWords';
import { SheetError } from '../sheet/SheetTable';
import { applySync } from './applySync';
import { fetchPhotos } from './fetchPhotos';
import type { GoogleDrive } from './GoogleDrive';
import { type PreparedSync, prepareSync } from './prepareSync';
import { readMemory } from './readMemory';
import { readSheetTabs, type SheetTabs } from './readSheetTabs';
import { rowResults } from './rowResults';
import type { SheetMemory } from './SheetMemory';
import { sheetWords } from './sheetWords';
import { tellRun } from './tellRun';
import { tooMuch } from './tooMuch';
import { writeResults } from './writeResults';
import { writeRun } from './writeRun';

export interface SyncPlaces {
  readonly database: Database;
  readonly google: GoogleDrive;
  readonly storage: PictureBucket;
}

export interface SyncChoice {
  readonly sheet: string;
  readonly photos: string | undefined;
  readonly yes: boolean;
  readonly say: (line: string) => void;
  readonly now?: Date;
}

/**
 * Writes what changed in the sheet since the last run, without asking. Refuses rows, or the whole
 * sheet if it looks like an accident, and tells of it in the database and the sheet.
 * @returns whether the sheet was taken; refused rows are no failure.
 * @throws FirestoreError, StorageError
 */
export function syncSheet(places: SyncPlaces, choice: SyncChoice): Promise<boolean> {
  return speaking(ownersLanguage(shop), () => takeSheet(places, choice));
}

async function takeSheet(places: SyncPlaces, choice: SyncChoice): Promise<boolean> {
  const say = (line: string) => choice.say(plainLine(line));
  const at = (choice.now ?? new Date()).toISOString();
  const memory = await readMemory(places.database, 'sheet');
  const temporary = mkdtempSync(path.join(tmpdir(), 'catalogue-photos-'));
  try {
    const prepared = await prepareTabs(places, { ...choice, say }, memory, temporary);
    const applied = await applySync(prepared, memory, places, { what: sheetWords.run, say });
    const run = { at, trouble: '', ...applied.run };
    await places.database.commit([...applied.rest, ...writeRun(run, memory)]);
    for (const line of tellRun(run, prepared)) say(line);
    const results = rowResults(prepared, memory.undone, at);
    await writeResults(places.google, choice.sheet, prepared.tabs, results, say);
    return true;
  } catch (cause) {
    if (!(cause instanceof SheetError)) throw cause;
    const run = { at, added: 0, changed: 0, refused: [], trouble: cause.message };
    await places.database.commit(writeRun(run, memory));
    say(`Nothing was taken: ${cause.message}`);
    return false;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @throws SheetError when the sheet is refused as a whole. Nothing is written then. */
async function prepareTabs(
  places: SyncPlaces,
  choice: SyncChoice,
  memory: SheetMemory,
  temporary: string,
): Promise<PreparedSync> {
  const tabs = await readSheetTabs(await places.google.sheet(choice.sheet));
  const gone = choice.yes ? undefined : missingColumns(tabs, memory);
  if (gone) throw new SheetError(gone);
  const photos = { ...places, folder: choice.photos, temporary };
  const link = (rows: readonly SheetRow[]) => fetchPhotos(rows, photos);
  const prepared = await prepareSync(tabs, memory, places.database, link, choice);
  const size = tabs.rows.length + tabs.refused.length;
  const isFirst = memory.shelves.size === 0;
  const much = choice.yes ? undefined : tooMuch(prepared.plan, size, isFirst);
  if (much) throw new SheetError(much);
  return prepared;
}

/** A tab that lost a column refuses the sheet. A lost tab does not: its documents stay. */
function missingColumns(
  { tabs, headings, passedOver }: SheetTabs,
  memory: Pick<SheetMemory, 'headings'>,
): string | undefined {
  for (const { name } of tabs) {
    const before = memory.headings[name] ?? [];
    if (before.length > 0 && passedOver.has(name)) return `Tab ${name}: ${passedOver.get(name)}`;
    const gone = before.filter((heading) => !headings.get(name)?.includes(heading));
    if (gone.length > 0) return refusalWords().columnGone(name, gone);
  }
  return undefined;
}
