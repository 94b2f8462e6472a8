import type { CheckedPlan } from '../import/checkPlan';
import { claimDocuments } from '../import/claimDocuments';
import type { Refusal } from '../import/parseRows';
import { emptyPictures } from '../pictures/emptyPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import { planWithPictures } from '../pictures/planWithPictures';
import type { Database } from '../push/FirestoreRest';
import { listDocuments } from '../push/listDocuments';
import { deskWords } from '../sheet/deskWords';
import { type ComparedRow, compareRows } from './compareRows';
import { fetchPhotos, type PhotoPlaces } from './fetchPhotos';
import type { SheetTabs } from './readSheetTabs';
import { rowsToPlan } from './rowsToPlan';
import type { SheetMemory } from './SheetMemory';

/** A sync before anything is written. */
export interface PreparedSync {
  readonly tabs: SheetTabs;
  /** What would be written, and all rows and cells that were refused. */
  readonly plan: CheckedPlan;
  /** Every row that names a shelf, with the id of its document if it has one. */
  readonly compared: readonly ComparedRow[];
  readonly linked: LinkedRows;
  /** What the owner should know of pictures: of the new ones of rows that are written, and of cells that are empty. */
  readonly remarks: readonly Refusal[];
}

/** Plans a sync with the import's own rules. Only the shelves of changed rows are read, as they cost money. */
export async function prepareSync(
  tabs: SheetTabs,
  memory: SheetMemory,
  database: Database,
  photos: PhotoPlaces,
  say: (line: string) => void,
): Promise<PreparedSync> {
  const { compared, refused: twins } = compareRows(tabs.rows, memory);
  const isTwin = new Set(twins.map(({ row }) => row));
  const own = compared.filter(({ row }) => !isTwin.has(row.row));
  const changed = own.filter((one) => one.id === undefined || one.changed.size > 0);
  const shelves = changed.flatMap(({ row, movedFrom }) => [
    row.collection.name,
    ...(movedFrom ? [movedFrom.collection] : []),
  ]);
  const names = [...new Set(shelves)];
  const stored = await listDocuments(names, database);
  const { rows, unchanged, refused } = rowsToPlan(own, stored);
  const linked = await fetchPhotos(rows, photos);
  const planned = await planWithPictures(linked, stored, deskWords.sheet, say, unchanged);
  const all = [...tabs.refused, ...twins, ...refused, ...planned.plan.refused];
  // With the addresses that photos have, as a row may be known by that of its photo alone.
  const claims = claimDocuments([...unchanged, ...linked.rows], stored);
  const found = compared.map((one) => ({ ...one, id: one.id ?? claims.get(one.row.row)?.id }));
  const ids = new Map(found.map(({ row, id = '' }) => [row.row, id]));
  const empty = emptyPictures(
    tabs.rows,
    ({ row, collection }) => stored.get(collection.name)?.get(ids.get(row) ?? '')?.fields,
  );
  const remarks = [...planned.remarks, ...empty];
  return { tabs, plan: { ...planned.plan, refused: all }, compared: found, linked, remarks };
}
