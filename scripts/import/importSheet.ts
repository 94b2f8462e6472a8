import { linkPictures } from '../pictures/linkPictures';
import type { FolderPicture, PictureFolder } from '../pictures/PictureFolder';
import type { StorageRest } from '../pictures/StorageRest';
import { uploadPictures } from '../pictures/uploadPictures';
import { plainLine } from '../plainLine';
import { commitInBatches } from '../push/commitInBatches';
import type { Database } from '../push/FirestoreRest';
import { listDocuments } from '../push/listDocuments';
import { backUp } from './backUp';
import { type CheckedPlan, checkPlan } from './checkPlan';
import { describePlan } from './describePlan';
import { likeliestHeading } from './findColumns';
import type { Refusal } from './parseRows';
import { type ParsedRows, parseRows, type SheetRow } from './parseRows';
import { type PlannedWrite, planImport } from './planImport';
import type { Workbook } from './readXlsx';

/** Where pictures that the rows name come from and go to. */
interface Pictures {
  readonly folder: PictureFolder;
  readonly storage: StorageRest;
}

interface Conversation {
  readonly say: (line: string) => void;
  /** Asked before anything is written; nothing at all is written after a no. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** Where what is overwritten is kept. */
  readonly backups: string;
  /** Without it cells can't name files. */
  readonly pictures?: Pictures;
}

/**
 * Writes the rows of a spreadsheet into the database: says what it would do, asks, uploads pictures, keeps what it overwrites,
 * writes batch by batch.
 * @returns whether every row is in the database now.
 * @throws SheetError for headings that can't be used, FirestoreError, StorageError
 */
export async function importSheet(
  { table, passedOver }: Workbook,
  database: Database,
  { say: sayAll, confirm, backups, pictures }: Conversation,
): Promise<boolean> {
  const say = (line: string) => sayAll(plainLine(line));
  const read = parseRows(table);
  tellPassedOver(read, passedOver, say);
  const linked = pictures
    ? await linkPictures(read.rows, pictures.folder, pictures.storage)
    : { rows: read.rows, refused: [], pictures: new Map<string, FolderPicture>() };
  const plan = await planOf(linked.rows, [...read.refused, ...linked.refused], database);
  for (const line of describePlan(plan)) say(line);
  const writes = [...plan.added, ...plan.changed];
  const isWhole = plan.refused.length === 0;
  if (writes.length === 0) {
    say(isWhole ? 'There is nothing to write.' : 'Nothing was written.');
    return isWhole;
  }
  if (!(await confirm(`Write ${counted(writes.length)} into the database?`))) {
    say('Nothing was written.');
    return false;
  }
  const wanted = picturesOf(writes, linked.pictures);
  if (pictures && wanted.length > 0) await uploadPictures(wanted, pictures.storage, say);
  const kept = backUp(writes, backups);
  if (kept) {
    say(
      `What is overwritten is kept. To bring it back: npm run catalogue:push -- --unchecked --from "${kept}"`,
    );
  }
  await commitInBatches(
    writes.map(({ write }) => write),
    database,
    say,
  );
  say(`Done: ${plan.added.length} added, ${plan.changed.length} changed.`);
  return isWhole;
}

async function planOf(
  rows: readonly SheetRow[],
  refused: readonly Refusal[],
  database: Database,
): Promise<CheckedPlan> {
  const names = [...new Set(rows.map(({ collection }) => collection.name))];
  const stored = await listDocuments(names, database);
  const plan = planImport(rows, stored);
  return checkPlan({ ...plan, refused: [...refused, ...plan.refused] }, stored);
}

/** The pictures that documents will show; those of refused and unchanged rows are not needed. */
function picturesOf(
  writes: readonly PlannedWrite[],
  pictures: ReadonlyMap<string, FolderPicture>,
): FolderPicture[] {
  const addresses = writes.flatMap(({ changes }) => changes.map(({ after }) => String(after)));
  return [...new Set(addresses)].flatMap((address) => pictures.get(address) ?? []);
}

function tellPassedOver(
  { unknown }: ParsedRows,
  sheets: readonly string[],
  say: (line: string) => void,
): void {
  if (unknown.length > 0) {
    say(
      `Columns that mean nothing to the site, passed over: ${unknown.slice(0, 20).map(named).join(', ')}`,
    );
  }
  if (sheets.length > 0) say(`Only the first sheet is read; passed over: ${sheets.join(', ')}`);
}

function named(heading: string): string {
  const likely = likeliestHeading(heading);
  return `"${heading.slice(0, 40)}"${likely ? ` (did you mean ${likely}?)` : ''}`;
}

function counted(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}
