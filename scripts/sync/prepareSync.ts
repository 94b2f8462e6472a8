import { claimDocuments } from '../import/claimDocuments';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { SettledPlan } from '../import/settlePlan';
import { emptyPictures } from '../pictures/emptyPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import { planWithPictures } from '../pictures/planWithPictures';
import type { Database } from '../push/Database';
import type { StoredCollections } from '../push/listDocuments';
import { deskWords } from '../sheet/deskWords';
import { type ComparedRow, compareRows } from './compareRows';
import type { SheetTabs } from './readSheetTabs';
import { readShelves } from './readShelves';
import { rowsToPlan } from './rowsToPlan';
import type { SheetMemory } from './SheetMemory';

/** A sync before anything is written. */
export interface PreparedSync {
  readonly tabs: SheetTabs;
  /** What would be written, and all rows and cells that were refused. */
  readonly plan: SettledPlan;
  /** Every row that names a shelf, with the id of its document if it has one. */
  readonly compared: readonly ComparedRow[];
  /** The collections of documents that a refused row may mean. */
  readonly uncertain: ReadonlySet<string>;
  readonly stored: StoredCollections;
  readonly linked: LinkedRows;
  /** What the owner should know of pictures: of the new ones of rows that are written, and of cells that are empty. */
  readonly remarks: readonly Refusal[];
}

/**
 * Plans a sync: of the sheet, or of a file. Only the shelves that it needs are read, as they cost money.
 * @param link finds the pictures that rows name.
 */
export async function prepareSync(
  tabs: SheetTabs,
  memory: SheetMemory,
  database: Database,
  link: (rows: readonly SheetRow[]) => Promise<LinkedRows>,
  say: (line: string) => void,
): Promise<PreparedSync> {
  const { compared, refused: twins } = compareRows(tabs.rows, memory);
  const isTwin = new Set(twins.map(({ row }) => row));
  const own = compared.filter(({ row }) => !isTwin.has(row.row));
  const stored = await readShelves(own, memory, database);
  const { rows, unchanged, stray } = rowsToPlan(own, tabs.rows, stored, memory);
  const linked = await link(rows);
  const words = deskWords[memory.desk];
  const { plan, remarks } = await planWithPictures(linked, stored, words, say, unchanged);
  const left = [...tabs.refused, ...twins, ...stray];
  // With the addresses that photos have, as a row may be known by that of its photo alone.
  const claims = claimDocuments([...unchanged, ...linked.rows], stored);
  const found = compared.map((one) => ({ ...one, id: one.id ?? claims.get(one.row.row)?.id }));
  const ids = new Map(found.map(({ row, id = '' }) => [row.row, id]));
  const empty = emptyPictures(
    tabs.rows,
    ({ row, collection }) => stored.get(collection.name)?.get(ids.get(row) ?? '')?.fields,
  );
  return {
    tabs,
    plan: {
      ...plan,
      unchanged: plan.unchanged + unchanged.length,
      refused: [...left, ...plan.refused],
      whole: new Set([...plan.whole, ...left.map(({ row }) => row)]),
    },
    compared: found,
    uncertain: new Set([
      ...compared.flatMap(({ row }) => (isTwin.has(row.row) ? row.collection.name : [])),
      ...stray.map(({ of }) => of.collection),
    ]),
    stored,
    linked,
    remarks: [...remarks, ...empty],
  };
}
