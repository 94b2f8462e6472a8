import type { CheckedPlan } from '../import/checkPlan';
import { claimDocuments } from '../import/claimDocuments';
import type { Refusal } from '../import/parseRows';
import { settlePlan } from '../import/settlePlan';
import { askPictures } from '../pictures/askPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import type { PictureFolder } from '../pictures/PictureFolder';
import { pictureFaults } from '../pictures/pictureFaults';
import { wantedPictures } from '../pictures/wantedPictures';
import type { Database } from '../push/Database';
import { listDocuments } from '../push/listDocuments';
import { type ComparedRow, compareRows } from './compareRows';
import { fetchPhotos, type PhotoPlaces } from './fetchPhotos';
import type { SheetTabs } from './readSheetTabs';
import { rowsToPlan } from './rowsToPlan';
import type { SheetMemory } from './SheetMemory';

/** A sync before anything is written. */
export interface PreparedSync {
  readonly tabs: SheetTabs;
  /** What would be written, and all rows that were refused. */
  readonly plan: CheckedPlan;
  /** Every row that names a shelf, with the id of its document if it has one. */
  readonly compared: readonly ComparedRow[];
  readonly linked: LinkedRows;
  readonly folder: PictureFolder;
  /** What the owner should know of the new pictures of rows that are written. */
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
  const { folder, ...linked } = await fetchPhotos(rows, photos);
  const ask = askPictures(linked.pictures, say);
  const plan = await settlePlan(
    linked.rows,
    stored,
    async (found) => [
      ...(await pictureFaults(wantedPictures(found, linked.pictures), folder, say)),
      ...(await ask(found)).refused,
    ],
    unchanged,
  );
  const all = [...tabs.refused, ...twins, ...refused, ...linked.refused, ...plan.refused];
  // With the addresses that photos have, as a row may be known by that of its photo alone.
  const claims = claimDocuments([...unchanged, ...linked.rows], stored);
  const found = compared.map((one) => ({ ...one, id: one.id ?? claims.get(one.row.row)?.id }));
  const { warnings: remarks } = await ask(plan);
  return { tabs, plan: { ...plan, refused: all }, compared: found, linked, folder, remarks };
}
