import path from 'node:path';
import type { Conversation } from '../Conversation';
import { countOf } from '../countOf';
import type { Database } from '../database/Database';
import { fileNameIn } from '../pictures/fileNameIn';
import { type LinkedRows, linkPictures } from '../pictures/linkPictures';
import type { PictureBucket } from '../pictures/PictureBucket';
import type { PictureFolder } from '../pictures/PictureFolder';
import { plainLine } from '../plainLine';
import { deskWords } from '../sheet/deskWords';
import { applySync } from '../sync/applySync';
import { prepareSync } from '../sync/prepareSync';
import { readMemory } from '../sync/readMemory';
import type { SheetTabs } from '../sync/readSheetTabs';
import type { SheetMemory } from '../sync/SheetMemory';
import { describePlan } from './describePlan';
import { parseRows, type SheetRow } from './parseRows';
import type { Workbook } from './readSheet';
import { tellPassedOver } from './tellPassedOver';

interface ImportConversation extends Conversation {
  readonly file: string;
  /** Without it cells can't name files. */
  readonly pictures?: { readonly folder: PictureFolder; readonly storage: PictureBucket };
  /** Also takes cells that are unchanged since the last run. */
  readonly isWhole?: boolean;
}

/**
 * A sync from a file, which says what it would do and asks first.
 * @returns whether every row is in the database now.
 * @throws SheetError for headings that can't be used, FirestoreError, StorageError
 */
export async function importSheet(
  workbook: Workbook,
  database: Database,
  { isWhole, ...conversation }: ImportConversation,
): Promise<boolean> {
  const { confirm, file, pictures } = conversation;
  const say = (line: string) => conversation.say(plainLine(line));
  const tabs = readFile(workbook, say);
  const memory = await readMemory(database, 'file');
  const known: SheetMemory = isWhole ? { ...memory, shelves: new Map() } : memory;
  const link = (rows: readonly SheetRow[]) => linkFiles(rows, conversation);
  const prepared = await prepareSync(tabs, known, database, link, { say });
  const { added, changed, refused } = prepared.plan;
  for (const line of describePlan(prepared, known)) say(line);
  const count = added.length + changed.length;
  if (count === 0) {
    say(refused.length === 0 ? 'There is nothing to write.' : 'Nothing was written.');
    return refused.length === 0;
  }
  if (!(await confirm(`Write ${countOf(count)} into the database?`))) {
    say('Nothing was written.');
    return false;
  }
  const what = `import of ${path.basename(file)}`;
  const places = { database, ...(pictures ? { storage: pictures.storage } : {}) };
  const { rest } = await applySync(prepared, memory, places, { what, say });
  if (rest.length > 0) await database.commit(rest);
  say(`Done: ${added.length} added, ${changed.length} changed.`);
  say('To take it back: npm run catalogue:undo');
  return refused.length === 0;
}

function readFile(
  { table, hidden = new Set(), passedOver, isText }: Workbook,
  say: (line: string) => void,
): SheetTabs {
  const parsed = parseRows(table, hidden, isText);
  tellPassedOver(parsed, passedOver, say);
  const { rows, refused } = parsed;
  const tabs = [{ name: '', table, hidden }];
  return { tabs, rows, refused, headings: new Map(), passedOver: new Map(), told: [] };
}

function linkFiles(
  rows: readonly SheetRow[],
  { file, pictures }: Pick<ImportConversation, 'file' | 'pictures'>,
): Promise<LinkedRows> {
  const line = `npm run catalogue:import -- "${file}" --pictures my-photos`;
  const reason = `a file is named, but not the folder where it is. If that is my-photos, type: ${line}`;
  return linkPictures(
    rows,
    async (cell) => {
      const name = fileNameIn(cell);
      return name ? (pictures?.folder.find(name) ?? { reason }) : undefined;
    },
    (picture) => pictures?.storage.addressOf(picture) ?? '',
    deskWords.file,
  );
}
