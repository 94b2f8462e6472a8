import type { Database } from '../database/Database';
import type { StoredCollections } from '../database/listDocuments';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { SettledPlan } from '../import/settlePlan';
import { emptyPictures } from '../pictures/emptyPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import { planWithPictures } from '../pictures/planWithPictures';
import { deskWords } from '../sheet/deskWords';
import { type ComparedRow, compareRows, mayChange } from './compareRows';
import { type DocumentPlace, goneRows } from './goneRows';
import { holdSlips } from './holdSlips';
import type { SheetTabs } from './readSheetTabs';
import { readShelves } from './readShelves';
import type { SheetMemory } from './SheetMemory';
import { type StrayRow, strayRows } from './strayRows';

/** A sync before anything is written. */
export interface PreparedSync {
  readonly tabs: SheetTabs;
  /** With all rows and cells that were refused. */
  readonly plan: SettledPlan;
  readonly compared: readonly ComparedRow[];
  /** False if a row that can't be read or told from another may be of the collection. */
  readonly mayForget: (collection: string) => boolean;
  readonly gone: number;
  readonly stored: StoredCollections;
  readonly linked: LinkedRows;
  /** On new pictures of written rows, and on empty picture cells. */
  readonly remarks: readonly Refusal[];
}

interface SyncTalk {
  readonly say: (line: string) => void;
  readonly yes?: boolean;
}

/**
 * Plans a sync. Reads only the shelves that it needs, as they cost money.
 * @param link Finds the pictures that rows name.
 * @param choice With `yes`, and for a file, prices that look like a slip are meant.
 */
export async function prepareSync(
  tabs: SheetTabs,
  memory: SheetMemory,
  database: Database,
  link: (rows: readonly SheetRow[]) => Promise<LinkedRows>,
  { say, yes = memory.desk === 'file' }: SyncTalk,
): Promise<PreparedSync> {
  const { compared: all, refused: twins } = compareRows(tabs.rows, memory);
  const isTwin = new Set(twins.map(({ row }) => row));
  const isOwn = ({ row }: ComparedRow) => !isTwin.has(row.row);
  const stored = await readShelves(all.filter(isOwn), tabs.tabs, memory, database);
  const compared = yes ? all : holdSlips(all, stored, tabs.tabs);
  const own = compared.filter(isOwn).map((one) => ({ ...one, row: rowToPlan(one, stored) }));
  const linked = await link(own.filter(mayChange).map(({ row }) => row));
  // A remembered row means its document, deleted or not.
  const isDeleted = new Set(
    own.flatMap(({ row, id }) =>
      id !== undefined && !stored.get(row.collection.name)?.has(id) ? row.row : [],
    ),
  );
  const stray: StrayRow[] = [];
  const unchanged = own.filter((one) => !mayChange(one)).map(({ row }) => row);
  const { plan, remarks } = await planWithPictures(linked, stored, {
    straysIn(claims) {
      const all = strayRows(tabs.rows, claims, stored, memory);
      const found = all.filter(({ row }) => !isDeleted.has(row));
      stray.push(...found);
      return found;
    },
    unchanged,
    words: deskWords[memory.desk],
    say,
  });
  const refused = [...tabs.refused, ...twins, ...stray];
  const found = compared.map((one) => ({ ...one, id: one.id ?? plan.claims.get(one.row.row)?.id }));
  const ids = new Map(found.map(({ row, id = '' }) => [row.row, id]));
  const empty = emptyPictures(
    tabs.rows,
    ({ row, collection }) => stored.get(collection.name)?.get(ids.get(row) ?? '')?.fields,
  );
  const uncertain = new Set([
    ...compared.flatMap((one) => (isOwn(one) ? [] : one.row.collection.name)),
    ...stray.map(({ of }) => of.collection),
  ]);
  const mayForget = (collection: string) =>
    memory.desk === 'sheet' && tabs.refused.length === 0 && !uncertain.has(collection);
  const isGone = ({ collection, id }: DocumentPlace) =>
    mayForget(collection) && stored.get(collection)?.has(id);
  return {
    tabs,
    plan: {
      ...plan,
      unchanged: plan.unchanged + unchanged.length,
      refused: [...refused, ...plan.refused],
      whole: new Set([...plan.whole, ...refused.map(({ row }) => row)]),
    },
    compared: found,
    mayForget,
    gone: goneRows(found, memory).filter(isGone).length,
    stored,
    linked,
    remarks: [...remarks, ...empty],
  };
}

/**
 * Only changed cells: changes in the database beside them stay. A deleted document comes back
 * whole, because the sheet is the desk.
 */
function rowToPlan({ row, id, changed }: ComparedRow, stored: StoredCollections): SheetRow {
  if (id === undefined) return row;
  const isWhole = changed.size > 0 && !stored.get(row.collection.name)?.has(id);
  return isWhole ? { ...row, id } : { ...row, id, cells: changed };
}
