import { ownCollections } from '../../src/catalogue/ownCollections';
import { recordRun } from '../history/recordRun';
import { sheetRunName } from '../history/sheetRunName';
import type { Refusal } from '../import/parseRows';
import type { PlannedWrite } from '../import/planImport';
import type { StorageRest } from '../pictures/StorageRest';
import { uploadPictures } from '../pictures/uploadPictures';
import { wantedPictures } from '../pictures/wantedPictures';
import { commitInBatches } from '../push/commitInBatches';
import type { Database, Write } from '../push/FirestoreRest';
import { MemoryWriter } from './MemoryWriter';
import { memoryIds } from './memoryIds';
import type { PreparedSync } from './prepareSync';
import { placeOfRow, type SheetTabs } from './readSheetTabs';
import { rememberedRow } from './rememberedRow';
import type { RowResult } from './resultText';
import { rowResults } from './rowResults';
import type { SheetMemory } from './SheetMemory';
import type { SyncRun } from './SyncRun';
import { settleMemory, type TakenRow } from './settleMemory';

/** A sync whose documents are written. */
export interface AppliedSync {
  readonly run: Pick<SyncRun, 'added' | 'changed' | 'refused'>;
  readonly tabs: SheetTabs;
  /** What the column Result has to tell of each row, by its number through all tabs. */
  readonly results: ReadonlyMap<number, RowResult>;
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
  { database, storage }: { readonly database: Database; readonly storage: StorageRest },
  say: (line: string) => void,
): Promise<AppliedSync> {
  const { plan, tabs, linked, folder } = prepared;
  const pictures = wantedPictures(plan, linked.pictures).map(({ picture }) => picture);
  const distinct = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
  if (distinct.length > 0) await uploadPictures(distinct, { folder, storage }, say);
  const writer = new MemoryWriter(memory);
  const writes = [...plan.added, ...plan.changed];
  if (writes.length > 0) {
    const record = await recordRun(sheetRunName, database);
    const byRow = new Map(prepared.compared.map(({ row }) => [row.row, row]));
    await commitInBatches(writes, database, say, (batch, index) => [
      ...record(batch, index),
      ...rememberBatch(batch, byRow, writer),
    ]);
  }
  return {
    run: outcomeOf(prepared),
    tabs,
    results: rowResults(prepared, memory.undone),
    remarks: new Map(prepared.remarks.map(toldByRow)),
    rest: [...restOf(prepared, memory, writer), ...forgetUndone(memory)],
  };
}

function toldByRow({ row, column, reason }: Refusal): readonly [number, string] {
  return [row, column ? `${column}: ${reason}` : reason];
}

function outcomeOf({ plan, held, gone, tabs: { tabs } }: PreparedSync): AppliedSync['run'] {
  const refused = [...plan.refused, ...held].map(({ row, column = '', reason }) => {
    const place = placeOfRow(row, tabs);
    return { tab: place.tab, row: place.row, column, reason };
  });
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    refused,
    ...(gone.length > 0 ? { gone: gone.length } : {}),
  };
}

/** The undone runs are told of once. */
function forgetUndone({ updateTimes }: SheetMemory): Write[] {
  return [...updateTimes.keys()]
    .filter(memoryIds.isUndone)
    .map((id) => ({ collection: ownCollections.sync, id }));
}

function restOf(prepared: PreparedSync, memory: SheetMemory, writer: MemoryWriter): Write[] {
  const { tabs, plan } = prepared;
  const reasons = new Set(plan.refused.map(({ row }) => row));
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

function takenRows({ plan, compared }: PreparedSync, reasons: ReadonlySet<number>): TakenRow[] {
  const ids = new Map([...plan.added, ...plan.changed].map(({ row, write }) => [row, write.id]));
  return compared.flatMap(({ row, id: found }) => {
    const id = ids.get(row.row) ?? found;
    return id === undefined || reasons.has(row.row) ? [] : [{ row, id }];
  });
}

function refusedRows({ compared }: PreparedSync, reasons: ReadonlySet<number>) {
  return compared
    .filter(({ row }) => reasons.has(row.row))
    .map(({ row, id, movedFrom }) => movedFrom ?? { collection: row.collection.name, id });
}
