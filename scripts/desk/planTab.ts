import { pictureFields } from '../../src/data/normalise/documentFields';
import { readRupees } from '../../src/data/normalise/readAmount';
import { typedFields } from '../../src/data/normalise/typedFields';
import type { DocumentFields } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import { cellOf } from './cellOf';
import { digestOf } from './Memory';
import type { Run } from './Run';
import { isGoods, type ReadTab } from './readTab';
import { readValue } from './readValue';
import { headingsOf, type SortedRows } from './sortRows';
import type { Tab } from './tabs';
import type { PicturedRow } from './withPictures';

/** A row beside its document. */
export interface PlannedRow extends PicturedRow {
  /** Undefined for a new one, and where nothing had to be read because nothing changed. */
  readonly before: DocumentFields | undefined;
  readonly isChanged: boolean;
}

/** What a run would do to a shelf. */
export interface ShelfPlan {
  readonly collection: string;
  readonly rows: readonly PlannedRow[];
  readonly gone: readonly string[];
  /** What the database has, or had when the sheet was last read. */
  readonly ids: readonly string[];
  /** Undefined where nothing changed since the last run, so that no document was read. */
  readonly stored: ReadonlyMap<string, DocumentFields> | undefined;
}

/** Compares rows with the documents, of shelves that differ from what is remembered of them. */
export async function planTab(
  tab: Tab,
  rows: readonly PicturedRow[],
  { present, isUnsure }: Pick<SortedRows, 'present' | 'isUnsure'>,
  { memory, database }: Pick<Run, 'memory' | 'database'>,
): Promise<ShelfPlan[]> {
  const shelves = [...tab.shelves.values()].map(({ name }) => ({
    name,
    digests: memory.digests(name),
    own: rows.filter(({ collection }) => collection === name),
  }));
  const touched = shelves.filter(({ digests, own }) => {
    if (!digests || own.some((row) => !isSettled(row) || digests[row.id] !== digestOf(row.fields)))
      return true;
    return Object.keys(digests).some((id) => !own.some((row) => row.id === id));
  });
  const stored = await listDocuments(
    touched.map(({ name }) => name),
    database,
  );
  return shelves.map(({ name, digests, own }) => {
    const documents = stored.get(name);
    const plain =
      documents &&
      new Map(
        [...documents].map(
          ([id, fields]) => [id, typedFields(fields, pictureFields[tab.kind])] as const,
        ),
      );
    const ids = [...(plain?.keys() ?? Object.keys(digests ?? {}))];
    return {
      collection: name,
      rows: own.map((row) => planRow(tab, row, plain)),
      gone: isUnsure
        ? []
        : ids.filter((id) => !present.has(id) && !own.some((row) => row.id === id)),
      ids,
      stored: plain,
    };
  });
}

/** Whether a row says all that its document shall be. */
export function isSettled({ id, unready, faults }: PicturedRow): boolean {
  return id !== '' && unready.length + faults.size === 0;
}

function planRow(
  tab: Tab,
  row: PicturedRow,
  stored: ReadonlyMap<string, DocumentFields> | undefined,
): PlannedRow {
  const before = row.id ? stored?.get(row.id) : undefined;
  const kept = [...row.unready, ...row.faults.keys()].filter(
    (field) => before?.[field] !== undefined,
  );
  const fields = { ...row.fields };
  for (const field of kept) fields[field] = cellOf(before?.[field]);
  return {
    ...row,
    fields,
    before,
    isChanged: stored !== undefined && !isSame(tab, fields, before),
  };
}

function isSame(tab: Tab, fields: DocumentFields, before: DocumentFields | undefined): boolean {
  if (!before) return false;
  return tab.columns.every(
    (column) => readValue(column, String(cellOf(before[column.field]))) === fields[column.field],
  );
}

/** Why nothing of a tab is to be taken without a yes: reasons for the whole tab, and by row. */
export function accidentsIn(
  tab: Tab,
  { headings }: ReadTab,
  plans: readonly ShelfPlan[],
  { memory, words }: Pick<Run, 'memory' | 'words'>,
): { readonly ofTab: readonly string[]; readonly ofRows: ReadonlyMap<number, string> } {
  const lacking = tab.columns.filter(({ heading }) => !headings.includes(heading));
  const used = lacking.filter(({ field }) =>
    plans.some(({ stored }) =>
      [...(stored?.values() ?? [])].some((one) => cellOf(one[field]) !== ''),
    ),
  );
  const remembered = memory.headings(tab.name);
  const before = remembered ?? used.map(({ heading }) => heading);
  const gone = before.filter((heading) => !headings.includes(heading));
  const ofTab = gone.length > 0 ? [words.headingsGone(gone)] : [];

  const changed = plans.flatMap(({ rows }) => rows.filter((row) => row.before && row.isChanged));
  const left = plans.flatMap((plan) => plan.gone);
  const all = plans.reduce((sum, { ids }) => sum + ids.length, 0);
  if (isGoods(tab) && isMany(changed.length, left.length, all))
    ofTab.push(words.tooMuch(changed.length + left.length, all));

  const ofRows = new Map<number, string>();
  for (const row of changed) {
    const reasons = [...titleGone(tab, row, words), ...farPrices(tab, row, words)];
    if (reasons.length > 0) ofRows.set(row.row, reasons.join(' '));
  }
  for (const row of plans.flatMap(({ rows }) => rows))
    if (isGoods(tab) && row.id && row.unready.includes('title'))
      ofRows.set(row.row, words.unready(headingsOf(tab, row.unready)));
  return { ofTab, ofRows };
}

/** More than a third, unless it is as little as a morning's work. */
function isMany(changed: number, gone: number, all: number): boolean {
  return changed + gone > Math.max(3, all / 3) || gone > Math.max(1, all / 3);
}

function titleGone(tab: Tab, { fields, before }: PlannedRow, words: Run['words']): string[] {
  const had = isGoods(tab) && cellOf(before?.title) !== '';
  return had && fields.title === undefined ? [words.noTitle] : [];
}

/** Beyond half or double of the last. */
function farPrices(tab: Tab, { fields, before }: PlannedRow, words: Run['words']): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const [was, is] = [readRupees(before?.[field]), readRupees(fields[field])];
    if (kind !== 'rupees' || !was || !is || (is >= was / 2 && is <= was * 2)) return [];
    return [words.farPrice(heading, was, is)];
  });
}
