import { recordRun } from '../history/recordRun';
import type { Refusal } from '../import/parseRows';
import type { PlannedWrite } from '../import/planImport';
import type { PictureBucket } from '../pictures/PictureBucket';
import { uploadPictures } from '../pictures/uploadPictures';
import { wantedPictures } from '../pictures/wantedPictures';
import { commitInBatches } from '../push/commitInBatches';
import type { Database, Write } from '../push/Database';
import { MemoryWriter } from './MemoryWriter';
import type { PreparedSync } from './prepareSync';
import { placeOfRow, type SheetTabs } from './readSheetTabs';
import { rememberedRow } from './rememberedRow';
import type { SheetMemory } from './SheetMemory';
import type { SyncRun } from './SyncRun';
import { settleMemory, type TakenRow } from './settleMemory';

/** A sync whose documents are written. */
export interface AppliedSync {
  readonly run: Pick<SyncRun, 'added' | 'changed' | 'refused'>;
  readonly tabs: SheetTabs;
  /** The numbers of the rows that were written, and why others were refused, through all tabs. */
  readonly written: ReadonlySet<number>;
  readonly reasons: ReadonlyMap<number, string>;
  /** What the owner should know of rows that were written. */
  readonly remarks: ReadonlyMap<number, string>;
  /** What is left to write: what the next run has to know of rows that changed no document. */
  readonly rest: readonly Write[];
}

/**
 * Uploads the photos, then writes the documents; each commit also has its part of the history, and the rows that the
 * next run need not bring in again. So a run that is cut off anywhere leaves whole documents, and nothing to mend.
 */
export async function applySync(
  prepared: PreparedSync,
  memory: SheetMemory,
  { database, storage }: { readonly database: Database; readonly storage: PictureBucket },
  say: (line: string) => void,
): Promise<AppliedSync> {
  const { plan, tabs, linked, folder } = prepared;
  const pictures = wantedPictures(plan, linked.pictures).map(({ picture }) => picture);
  const distinct = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
  if (distinct.length > 0) await uploadPictures(distinct, { folder, storage }, say);
  const writer = new MemoryWriter(memory);
  const writes = [...plan.added, ...plan.changed];
  if (writes.length > 0) {
    const record = await recordRun('sync of the sheet', database);
    const byRow = new Map(prepared.compared.map(({ row }) => [row.row, row]));
    await commitInBatches(writes, database, say, (batch, index) => [
      ...record(batch, index),
      ...rememberBatch(batch, byRow, writer),
    ]);
  }
  const reasons = new Map(plan.refused.map(toldByRow));
  return {
    run: outcomeOf(prepared),
    tabs,
    written: new Set(writes.map(({ row }) => row)),
    reasons,
    remarks: new Map(prepared.remarks.map(toldByRow)),
    rest: restOf(prepared, reasons, memory, writer),
  };
}

function toldByRow({ row, column, reason }: Refusal): readonly [number, string] {
  return [row, column ? `${column}: ${reason}` : reason];
}

function outcomeOf({ plan, tabs: { tabs } }: PreparedSync): AppliedSync['run'] {
  const refused = plan.refused.map(({ row, column = '', reason }) => {
    const place = placeOfRow(row, tabs);
    return { tab: place.tab, row: place.row, column, reason };
  });
  return { added: plan.added.length, changed: plan.changed.length, refused };
}

function restOf(
  prepared: PreparedSync,
  reasons: ReadonlyMap<number, string>,
  memory: SheetMemory,
  writer: MemoryWriter,
): Write[] {
  const { tabs } = prepared;
  const taken = takenRows(prepared, reasons);
  const refused = refusedRows(prepared, reasons);
  const settled = settleMemory(taken, refused, memory, tabs.refused.length === 0);
  return [
    ...[...settled].flatMap(([name, rows]) => writer.settle(name, rows)),
    ...writer.headings(tabs.headings),
  ];
}

function rememberBatch(
  batch: readonly PlannedWrite[],
  byRow: ReadonlyMap<number, TakenRow['row']>,
  writer: MemoryWriter,
): Write[] {
  const names = new Set(batch.map(({ write }) => write.collection));
  return [...names].map((name) => {
    const own = batch.flatMap(({ row, write }) => {
      const sheetRow = write.collection === name ? byRow.get(row) : undefined;
      return sheetRow ? [[write.id, rememberedRow(sheetRow, write.id)] as const] : [];
    });
    return writer.remember(name, new Map(own));
  });
}

function takenRows(
  { plan, compared }: PreparedSync,
  reasons: ReadonlyMap<number, string>,
): TakenRow[] {
  const ids = new Map([...plan.added, ...plan.changed].map(({ row, write }) => [row, write.id]));
  return compared.flatMap(({ row, id: found }) => {
    const id = ids.get(row.row) ?? found;
    return id === undefined || reasons.has(row.row) ? [] : [{ row, id }];
  });
}

function refusedRows({ compared }: PreparedSync, reasons: ReadonlyMap<number, string>) {
  return compared
    .filter(({ row }) => reasons.has(row.row))
    .map(({ row, id, movedFrom }) => movedFrom ?? { collection: row.collection.name, id });
}
