import type { CheckedPlan } from '../import/checkPlan';
import { claimDocuments } from '../import/claimDocuments';
import type { Refusal } from '../import/parseRows';
import { settlePlan } from '../import/settlePlan';
import { askPictures } from '../pictures/askPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import type { PictureFolder } from '../pictures/PictureFolder';
import { pictureFaults } from '../pictures/pictureFaults';
import { wantedPictures } from '../pictures/wantedPictures';
import type { Database } from '../push/FirestoreRest';
import { listDocuments, type StoredCollections } from '../push/listDocuments';
import { type ComparedRow, compareRows } from './compareRows';
import { emptiedTitles } from './emptiedTitles';
import { fetchPhotos, type PhotoPlaces } from './fetchPhotos';
import { type DocumentPlace, goneRows } from './goneRows';
import { holdSlips } from './holdSlips';
import type { SheetTabs } from './readSheetTabs';
import { rowsToPlan } from './rowsToPlan';
import type { SheetMemory } from './SheetMemory';
import { staleShelves } from './staleShelves';

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
  /** The shelves that were read, as they were before. */
  readonly stored: StoredCollections;
  /** Cells that were held back; the other cells of their rows count. */
  readonly held: readonly Refusal[];
  /** Rows that left the sheet, whose documents stay. */
  readonly gone: readonly DocumentPlace[];
}

/**
 * Plans a sync with the import's own rules. Only the shelves of changed rows are read, and those of which the column
 * Result or the log has to say something else now, as they cost money.
 * @param yes whether slips are meant.
 */
export async function prepareSync(
  tabs: SheetTabs,
  memory: SheetMemory,
  database: Database,
  photos: PhotoPlaces,
  { say, yes }: { readonly say: (line: string) => void; readonly yes: boolean },
): Promise<PreparedSync> {
  const { compared, refused: twins } = compareRows(tabs.rows, memory);
  const isTwin = new Set(twins.map(({ row }) => row));
  const isOwn = ({ row }: ComparedRow) => !isTwin.has(row.row);
  const own = compared.filter(isOwn);
  const changed = own.filter((one) => one.id === undefined || one.changed.size > 0);
  const shelves = changed.flatMap(({ row, movedFrom }) => [
    row.collection.name,
    ...(movedFrom ? [movedFrom.collection] : []),
  ]);
  // A row that can't be read may be the one that is missing.
  const goneFrom = (rows: readonly ComparedRow[]) =>
    tabs.refused.length > 0 ? [] : goneRows(rows, memory);
  const left = goneFrom(compared).map(({ collection }) => collection);
  const names = [...new Set([...shelves, ...left, ...staleShelves(own, tabs.tabs, memory)])];
  const stored = await listDocuments(names, database);
  const { rows: kept, held } = yes
    ? { rows: compared, held: [] }
    : holdSlips(compared, stored, tabs);
  const { rows, unchanged, refused } = rowsToPlan(kept.filter(isOwn), stored);
  const { folder, ...linked } = await fetchPhotos(rows, photos);
  const ask = askPictures(linked.pictures, say);
  const plan = await settlePlan(
    linked.rows,
    stored,
    async (found) => [
      ...emptiedTitles(found),
      ...(await pictureFaults(wantedPictures(found, linked.pictures), folder, say)),
      ...(await ask(found)).refused,
    ],
    unchanged,
  );
  const all = [...tabs.refused, ...twins, ...refused, ...linked.refused, ...plan.refused];
  // With the addresses that photos have, as a row may be known by that of its photo alone.
  const claims = claimDocuments([...unchanged, ...linked.rows], stored);
  const found = kept.map((one) => ({ ...one, id: one.id ?? claims.get(one.row.row)?.id }));
  const { warnings: remarks } = await ask(plan);
  const gone = goneFrom(found).filter(({ collection, id }) => stored.get(collection)?.has(id));
  return {
    ...{ tabs, plan: { ...plan, refused: all }, compared: found, linked, folder },
    ...{ remarks, stored, held, gone },
  };
}
