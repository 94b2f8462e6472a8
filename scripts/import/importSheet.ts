import path from 'node:path';
import type { Conversation } from '../Conversation';
import { countOf } from '../countOf';
import { recordRun } from '../history/recordRun';
import { emptyPictures } from '../pictures/emptyPictures';
import { fileNameIn } from '../pictures/fileNameIn';
import { type LinkedRows, linkPictures } from '../pictures/linkPictures';
import type { PictureFolder } from '../pictures/PictureFolder';
import { planWithPictures } from '../pictures/planWithPictures';
import type { StorageRest } from '../pictures/StorageRest';
import { uploadPictures } from '../pictures/uploadPictures';
import { wantedPictures } from '../pictures/wantedPictures';
import { plainLine } from '../plainLine';
import { commitInBatches } from '../push/commitInBatches';
import type { Database } from '../push/FirestoreRest';
import { listDocuments } from '../push/listDocuments';
import { deskWords } from '../sheet/deskWords';
import type { CheckedPlan } from './checkPlan';
import { claimDocuments } from './claimDocuments';
import { describePlan } from './describePlan';
import { formerShelves } from './formerShelves';
import { movedRows } from './movedRows';
import { parseRows, type SheetRow } from './parseRows';
import type { Workbook } from './readXlsx';
import { tellPassedOver } from './tellPassedOver';

interface ImportConversation extends Conversation {
  /** The path of the spreadsheet, as typed. */
  readonly file: string;
  /** Where the pictures that rows name come from and go to. Without it cells can't name files. */
  readonly pictures?: { readonly folder: PictureFolder; readonly storage: StorageRest };
}

interface Settled {
  readonly plan: CheckedPlan;
  readonly linked: LinkedRows;
}

/**
 * Writes the rows of a spreadsheet into the database: parses and plans, says what it would do, asks, applies the plan,
 * and records it, so that `catalogue:undo` can take it back.
 * @returns whether every row is in the database now.
 * @throws SheetError for headings that can't be used, FirestoreError, StorageError
 */
export async function importSheet(
  workbook: Workbook,
  database: Database,
  conversation: ImportConversation,
): Promise<boolean> {
  const say = (line: string) => conversation.say(plainLine(line));
  const talk = { ...conversation, say };
  const settled = await planSheet(workbook, database, talk);
  const { plan } = settled;
  for (const line of describePlan(plan)) say(line);
  const isWhole = plan.refused.length === 0;
  const count = plan.added.length + plan.changed.length;
  if (count === 0) {
    say(isWhole ? 'There is nothing to write.' : 'Nothing was written.');
    return isWhole;
  }
  if (!(await talk.confirm(`Write ${countOf(count)} into the database?`))) {
    say('Nothing was written.');
    return false;
  }
  await applyPlan(settled, database, talk);
  return isWhole;
}

async function planSheet(
  { table, hidden, passedOver }: Workbook,
  database: Database,
  talk: ImportConversation,
): Promise<Settled> {
  const { say } = talk;
  const parsed = parseRows(table, hidden);
  tellPassedOver(parsed, passedOver, say);
  const linked = await linkFiles(parsed.rows, talk);
  const shelves = linked.rows.map(({ collection }) => collection.name);
  const names = [...new Set([...shelves, ...formerShelves(linked.rows)])];
  const stored = await listDocuments(names, database);
  const moved = movedRows(parsed.rows, stored);
  const staying = linked.rows.filter((one) => !moved.some(({ row }) => row === one.row));
  const own = { ...linked, rows: staying };
  const { plan, remarks } = await planWithPictures(own, stored, deskWords.file, say);
  const claims = claimDocuments(staying, stored);
  const empty = emptyPictures(
    parsed.rows,
    ({ row, collection }) => stored.get(collection.name)?.get(claims.get(row)?.id ?? '')?.fields,
  );
  const refused = [...parsed.refused, ...moved, ...plan.refused];
  return { plan: { ...plan, refused, warnings: [...plan.warnings, ...remarks, ...empty] }, linked };
}

/** Without a folder, cells that name files are refused, all for the same reason. */
function linkFiles(
  rows: readonly SheetRow[],
  { file, pictures }: ImportConversation,
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

/** Uploads pictures, then writes: a failure leaves nothing that can't be undone. */
async function applyPlan(
  { plan: { added, changed }, linked }: Settled,
  database: Database,
  { say, file, pictures }: ImportConversation,
): Promise<void> {
  const wanted = wantedPictures({ added, changed }, linked.pictures).map(({ picture }) => picture);
  const distinct = new Map(wanted.map((picture) => [picture.path, picture]));
  if (pictures && wanted.length > 0)
    await uploadPictures([...distinct.values()], pictures.storage, say);
  const run = await recordRun(`import of ${path.basename(file)}`, database);
  await commitInBatches([...added, ...changed], database, say, run);
  say(`Done: ${added.length} added, ${changed.length} changed.`);
  say('To take it back: npm run catalogue:undo');
}
