import { claimDocuments } from '../import/claimDocuments';
import type { Refusal, SheetRow } from '../import/parseRows';
import { type SettledPlan, settlePlan } from '../import/settlePlan';
import { askPictures } from '../pictures/askPictures';
import type { LinkedRows } from '../pictures/linkPictures';
import type { PictureFolder } from '../pictures/PictureFolder';
import { pictureFaults } from '../pictures/pictureFaults';
import { smallPictures } from '../pictures/smallPictures';
import { wantedPictures } from '../pictures/wantedPictures';
import type { Database } from '../push/Database';
import type { StoredCollections } from '../push/listDocuments';
import { type ComparedRow, compareRows } from './compareRows';
import type { SheetTabs } from './readSheetTabs';
import { readShelves } from './readShelves';
import { rowsToPlan } from './rowsToPlan';
import type { SheetMemory } from './SheetMemory';

/** Rows with the addresses that their pictures will have, and the folder that these are in. */
export type PicturedRows = LinkedRows & { readonly folder?: PictureFolder };

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
  readonly linked: PicturedRows;
  /** What the owner should know of the new pictures of rows that are written. */
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
  link: (rows: readonly SheetRow[]) => Promise<PicturedRows>,
  say: (line: string) => void,
): Promise<PreparedSync> {
  const { compared, refused: twins } = compareRows(tabs.rows, memory);
  const isTwin = new Set(twins.map(({ row }) => row));
  const own = compared.filter(({ row }) => !isTwin.has(row.row));
  const stored = await readShelves(own, memory, database);
  const { rows, unchanged, stray } = rowsToPlan(own, tabs.rows, stored, memory);
  const linked = await link(rows);
  const { folder } = linked;
  const whole = linked.rows.map((row) => withFaults(row, linked.refused));
  const ask = askPictures(linked.pictures, say);
  const plan = await settlePlan(
    whole,
    stored,
    async (found) => [
      ...(folder ? await pictureFaults(wantedPictures(found, linked.pictures), folder, say) : []),
      ...(await ask(found)).refused,
    ],
    unchanged,
  );
  const left = [...tabs.refused, ...twins, ...stray];
  // With the addresses that photos have, as a row may be known by that of its photo alone.
  const claims = claimDocuments([...unchanged, ...whole], stored);
  const wanted = wantedPictures(plan, linked.pictures);
  return {
    tabs,
    plan: {
      ...plan,
      unchanged: plan.unchanged + unchanged.length,
      refused: [...left, ...plan.refused],
      whole: new Set([...plan.whole, ...left.map(({ row }) => row)]),
    },
    compared: compared.map((one) => ({ ...one, id: one.id ?? claims.get(one.row.row)?.id })),
    uncertain: new Set([
      ...compared.flatMap(({ row }) => (isTwin.has(row.row) ? row.collection.name : [])),
      ...stray.map(({ of }) => of.collection),
    ]),
    stored,
    linked,
    remarks: [
      ...(folder ? await smallPictures(wanted, folder) : []),
      ...(await ask(plan)).warnings,
    ],
  };
}

function withFaults(row: SheetRow, refused: readonly Refusal[]): SheetRow {
  const faults = [...(row.faults ?? []), ...refused.filter((one) => one.row === row.row)];
  return faults.length > 0 ? { ...row, faults } : row;
}
