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
import { type ParsedRows, parseRows } from './parseRows';
import { type PlannedWrite, planImport } from './planImport';
import type { Workbook } from './readXlsx';

interface Conversation {
  readonly say: (line: string) => void;
  /** Asked before anything is written; nothing at all is written after a no. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** The folder for backups of what is overwritten. */
  readonly backups: string;
  /** Where the pictures that rows name come from and go to. Without it cells can't name files. */
  readonly pictures?: { readonly folder: PictureFolder; readonly storage: StorageRest };
}

/** Pictures of the folder by the addresses that they will have. */
type LinkedPictures = ReadonlyMap<string, FolderPicture>;

/**
 * Writes the rows of a spreadsheet into the database: parses and plans, says what it would do, asks, and applies the
 * plan.
 * @returns whether every row is in the database now.
 * @throws SheetError for headings that can't be used, FirestoreError, StorageError
 */
export async function importSheet(
  workbook: Workbook,
  database: Database,
  conversation: Conversation,
): Promise<boolean> {
  const say = (line: string) => conversation.say(plainLine(line));
  const talk = { ...conversation, say };
  const { plan, linked } = await planSheet(workbook, database, talk);
  for (const line of describePlan(plan)) say(line);
  const isWhole = plan.refused.length === 0;
  const count = plan.added.length + plan.changed.length;
  if (count === 0) {
    say(isWhole ? 'There is nothing to write.' : 'Nothing was written.');
    return isWhole;
  }
  if (!(await talk.confirm(`Write ${counted(count)} into the database?`))) {
    say('Nothing was written.');
    return false;
  }
  await applyPlan(plan, linked, database, talk);
  return isWhole;
}

async function planSheet(
  { table, passedOver }: Workbook,
  database: Database,
  { say, pictures }: Conversation,
): Promise<{ plan: CheckedPlan; linked: LinkedPictures }> {
  const parsed = parseRows(table);
  tellPassedOver(parsed, passedOver, say);
  const linked = pictures
    ? await linkPictures(parsed.rows, pictures.folder, pictures.storage)
    : { rows: parsed.rows, refused: [], pictures: new Map() };
  const names = [...new Set(linked.rows.map(({ collection }) => collection.name))];
  const stored = await listDocuments(names, database);
  const plan = planImport(linked.rows, stored);
  const refused = [...parsed.refused, ...linked.refused, ...plan.refused];
  return { plan: checkPlan({ ...plan, refused }, stored), linked: linked.pictures };
}

/** Uploads pictures, then backs up what is overwritten, then writes: a failure leaves nothing that can't be undone. */
async function applyPlan(
  { added, changed }: CheckedPlan,
  linked: LinkedPictures,
  database: Database,
  { say, backups, pictures }: Conversation,
): Promise<void> {
  const planned = [...added, ...changed];
  const wanted = picturesOf(planned, linked);
  if (pictures && wanted.length > 0) await uploadPictures(wanted, pictures.storage, say);
  const kept = backUp(planned, backups);
  if (kept) {
    say(
      `A backup of what is overwritten is saved. To restore it: npm run catalogue:push -- --unchecked --from "${kept}"`,
    );
  }
  const writes = planned.map(({ write }) => write);
  await commitInBatches(writes, database, say);
  say(`Done: ${added.length} added, ${changed.length} changed.`);
}

/** The pictures that documents will show; those of refused and unchanged rows are not needed. */
function picturesOf(writes: readonly PlannedWrite[], pictures: LinkedPictures): FolderPicture[] {
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
  if (sheets.length > 0) say(`Only the first sheet is read; ignored: ${sheets.join(', ')}`);
}

function named(heading: string): string {
  const likely = likeliestHeading(heading);
  return `"${heading.slice(0, 40)}"${likely ? ` (did you mean ${likely}?)` : ''}`;
}

function counted(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}
