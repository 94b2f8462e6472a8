import { recordRun } from '../history/recordRun';
import { leaveOut } from '../import/leaveOut';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { PlannedWrite } from '../import/planImport';
import type { StorageRest } from '../pictures/StorageRest';
import { uploadPictures } from '../pictures/uploadPictures';
import { wantedPictures } from '../pictures/wantedPictures';
import { commitInBatches } from '../push/commitInBatches';
import type { Database, Write } from '../push/FirestoreRest';
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
  { database, storage }: { readonly database: Database; readonly storage: StorageRest },
  say: (line: string) => void,
): Promise<AppliedSync> {
  const { plan, tabs, linked } = prepared;
  const pictures = wantedPictures(plan, linked.pictures).map(({ picture }) => picture);
  const distinct = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
  if (distinct.length > 0) await uploadPictures(distinct, storage, say);
  const writer = new MemoryWriter(memory);
  const writes = [...plan.added, ...plan.changed];
  if (writes.length > 0) {
    const record = await recordRun('sync of the sheet', database);
    const byRow = rowsTaken(prepared);
    await commitInBatches(writes, database, say, (batch, index) => [
      ...record(batch, index),
      ...rememberBatch(batch, byRow, writer),
    ]);
  }
  const written = new Set(writes.map(({ row }) => row));
  const isRemark = ({ row, cellOnly }: Refusal) => Boolean(cellOnly) && written.has(row);
  return {
    run: outcomeOf(prepared),
    tabs,
    written,
    reasons: toldByRow(plan.refused.filter((one) => !isRemark(one))),
    remarks: toldByRow([...plan.refused.filter(isRemark), ...prepared.remarks]),
    rest: restOf(prepared, memory, writer),
  };
}

function toldByRow(refusals: readonly Refusal[]): Map<number, string> {
  const told = new Map<number, string>();
  for (const { row, column, reason } of refusals) {
    const own = column ? `${column}: ${reason}` : reason;
    const before = told.get(row);
    told.set(row, before ? `${before} ${own}` : own);
  }
  return told;
}

/** Rows of which nothing or only cells were refused, by their numbers and without these cells: they are tried again. */
function rowsTaken({ plan, compared }: PreparedSync): ReadonlyMap<number, SheetRow> {
  const rows = compared.map(({ row }) => row);
  return new Map(leaveOut(rows, plan.refused).map((row) => [row.row, row]));
}

function outcomeOf({ plan, tabs: { tabs } }: PreparedSync): AppliedSync['run'] {
  const refused = plan.refused.map(({ row, column = '', reason }) => {
    const place = placeOfRow(row, tabs);
    return { tab: place.tab, row: place.row, column, reason };
  });
  return { added: plan.added.length, changed: plan.changed.length, refused };
}

function restOf(prepared: PreparedSync, memory: SheetMemory, writer: MemoryWriter): Write[] {
  const { tabs } = prepared;
  const rows = rowsTaken(prepared);
  const refused = prepared.compared
    .filter(({ row }) => !rows.has(row.row))
    .map(({ row, id, movedFrom }) => movedFrom ?? { collection: row.collection.name, id });
  const settled = settleMemory(
    takenRows(prepared, rows),
    refused,
    memory,
    tabs.refused.length === 0,
  );
  return [
    ...[...settled].flatMap(([name, rows]) => writer.settle(name, rows)),
    ...writer.headings(tabs.headings),
  ];
}

function rememberBatch(
  batch: readonly PlannedWrite[],
  byRow: ReadonlyMap<number, SheetRow>,
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
  rows: ReadonlyMap<number, SheetRow>,
): TakenRow[] {
  const ids = new Map([...plan.added, ...plan.changed].map(({ row, write }) => [row, write.id]));
  return compared.flatMap(({ row: { row: number }, id: found }) => {
    const row = rows.get(number);
    const id = ids.get(number) ?? found;
    return row === undefined || id === undefined ? [] : [{ row, id }];
  });
}
