import type { DocumentFields } from '../database/Database';
import { cellOf, readCell } from './cells';
import type { Run } from './Run';
import { readShelves, type Shelf } from './readShelves';
import type { SheetRow } from './readTab';
import { isSpoilt, refusalOf, twinsIn } from './refusals';
import type { Column, Tab } from './tabs';
import { type PicturedRow, withPictures } from './withPictures';

/** A row beside its document. */
export interface PlannedRow extends PicturedRow {
  /** The stored document, of this shelf or of the one that the row left. Undefined if there is none, or its shelf was not read. */
  readonly before: DocumentFields | undefined;
  readonly isMoved: boolean;
  readonly isChanged: boolean;
}

/** What a run would do to a shelf. */
export interface ShelfPlan extends Shelf {
  readonly rows: readonly PlannedRow[];
  /** Ids of documents to be deleted. */
  readonly gone: readonly string[];
}

/** What a run would do to a tab. */
export interface TabPlan {
  readonly shelves: readonly ShelfPlan[];
  /** Why rows are not taken, by number. */
  readonly refused: ReadonlyMap<number, string>;
  /** Rows of which nothing is left but the Id of a document, by number. */
  readonly emptied: readonly number[];
  /** How many documents are deleted, without those of rows that moved to another shelf. */
  readonly gone: number;
}

/** Compares the rows of a tab with the documents. Only shelves that differ from what is remembered are read. */
export async function planTab(tab: Tab, all: readonly SheetRow[], run: Run): Promise<TabPlan> {
  const { words, yes } = run;
  const refused = new Map<number, string>();
  for (const row of all) {
    const reason = refusalOf(row, words);
    if (reason !== undefined) refused.set(row.row, reason);
  }
  const named = all.filter(({ row, isNamed }) => isNamed && !refused.has(row));
  const pictured = await withPictures(tab, named, run);
  const shelves = await readShelves(tab, pictured, run);
  for (const [row, reason] of twinsIn(pictured, shelves, words)) refused.set(row, reason);

  const emptied = all.filter(
    ({ row, id, isNamed }) =>
      !isNamed &&
      !refused.has(row) &&
      shelves.some(({ ids }) => ids.has(id)) &&
      !named.some((one) => one.id === id),
  );
  const planned = pictured
    .filter(({ row }) => !refused.has(row))
    .map((row) => planRow(tab, row, shelves, run));
  for (const { row, before, unready } of planned)
    if (!before && unready.length > 0) refused.set(row, words.unreadyNew(headingsOf(tab, unready)));
  const taken = planned.filter(({ row }) => !refused.has(row));

  const kept = new Set(
    all
      .filter((row) => refused.has(row.row) || (!yes && emptied.includes(row)))
      .map(({ id }) => id),
  );
  // A row with a spoilt Id may be that of any document, so none is deleted.
  const isUnsure = all.some(isSpoilt);
  const plans = shelves.map((shelf) => {
    const rows = taken.filter(({ collection }) => collection === shelf.collection);
    const own = new Set(rows.map(({ id }) => id));
    const gone = [...shelf.ids].filter((id) => !isUnsure && !kept.has(id) && !own.has(id));
    return { ...shelf, rows, gone };
  });
  const moved = new Set(taken.filter(({ isMoved }) => isMoved).map(({ id }) => id));
  const gone = plans.flatMap((plan) => plan.gone).filter((id) => !moved.has(id)).length;
  return { shelves: plans, refused, emptied: emptied.map(({ row }) => row), gone };
}

/** Plans a row. A field whose cell has no value at present, or none that the site can read, stays as it was. */
function planRow(
  tab: Tab,
  row: PicturedRow,
  shelves: readonly Shelf[],
  { words }: Pick<Run, 'words'>,
): PlannedRow {
  const shelf = shelves.find(({ collection }) => collection === row.collection);
  const here = shelf?.stored?.get(row.id);
  const left = shelf?.ids.has(row.id)
    ? undefined
    : shelves.map(({ stored }) => stored?.get(row.id)).find((one) => one !== undefined);
  const before = here ?? left;
  const fields = { ...row.fields };
  const faults = new Map(row.faults);
  for (const column of tab.columns) {
    const { field, heading, kind, read } = column;
    const old = readCell(column, String(cellOf(before?.[field])));
    if (row.unready.includes(field)) faults.set(field, words.unready(heading));
    else if (kind !== 'picture' && old !== undefined && isSpoiltBy(fields[field], old, read))
      faults.set(field, words.unreadable(heading, String(fields[field])));
    if (faults.has(field) && old !== undefined) fields[field] = old;
  }
  const isMoved = left !== undefined;
  const isChanged = shelf?.stored !== undefined && (isMoved || !isSame(tab, fields, before));
  return { ...row, fields, faults, before, isMoved, isChanged };
}

/** Whether the site can read the old value of a field, but not the new one. */
function isSpoiltBy(value: unknown, old: unknown, read: Column['read']): boolean {
  const isUnread = ({ value, code, mistakes = [] }: ReturnType<Column['read']>) =>
    value === undefined && (code !== undefined || mistakes.length > 0);
  return isUnread(read(value)) && !isUnread(read(old));
}

/** Whether a document has these fields. */
export function isSame(
  tab: Tab,
  fields: DocumentFields,
  before: DocumentFields | undefined,
): boolean {
  if (!before) return false;
  return tab.columns.every(
    (column) => readCell(column, String(cellOf(before[column.field]))) === fields[column.field],
  );
}

/** The headings of fields of a tab. */
function headingsOf(tab: Tab, fields: readonly string[]): string[] {
  return tab.columns.filter(({ field }) => fields.includes(field)).map(({ heading }) => heading);
}
