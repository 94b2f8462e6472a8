import type { CheckedPlan } from '../import/checkPlan';
import { findDocument } from '../import/findDocument';
import type { Refusal } from '../import/parseRows';
import { settlePlan } from '../import/settlePlan';
import { askPictures } from '../pictures/askPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import type { PictureFolder } from '../pictures/PictureFolder';
import { pictureFaults } from '../pictures/pictureFaults';
import { wantedPictures } from '../pictures/wantedPictures';
import type { Database } from '../push/FirestoreRest';
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
  const changed = compared.filter((one) => one.id === undefined || one.changed.size > 0);
  const shelves = changed.flatMap(({ row, movedFrom }) => [
    row.collection.name,
    ...(movedFrom ? [movedFrom.collection] : []),
  ]);
  const names = [...new Set(shelves)];
  const stored = await listDocuments(names, database);
  const { rows, refused } = rowsToPlan(compared, stored);
  const { folder, ...linked } = await fetchPhotos(rows, photos);
  const ask = askPictures(linked.pictures, say);
  const plan = await settlePlan(linked.rows, stored, async (found) => [
    ...(await pictureFaults(wantedPictures(found, linked.pictures), folder, say)),
    ...(await ask(found)).refused,
  ]);
  const all = [...tabs.refused, ...twins, ...refused, ...linked.refused, ...plan.refused];
  const byRow = new Map(linked.rows.map((row) => [row.row, row]));
  const found = compared.map((one) => {
    // With the address that its photo has, as it may be known by that alone.
    const row = byRow.get(one.row.row) ?? one.row;
    const document = findDocument(row, stored.get(row.collection.name) ?? new Map());
    return one.id === undefined && 'id' in document ? { ...one, id: document.id } : one;
  });
  const { warnings: remarks } = await ask(plan);
  return { tabs, plan: { ...plan, refused: all }, compared: found, linked, folder, remarks };
}
