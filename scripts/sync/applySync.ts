import { ownCollections } from '../../src/catalogue/ownCollections';
import { recordRun } from '../history/recordRun';
import type { SheetRow } from '../import/parseRows';
import type { PlannedWrite } from '../import/planImport';
import type { PictureBucket } from '../pictures/PictureBucket';
import { wantedPictures } from '../pictures/planWithPictures';
import { uploadPictures } from '../pictures/uploadPictures';
import { commitInBatches } from '../push/commitInBatches';
import type { Database, Write } from '../push/Database';
import { MemoryWriter } from './MemoryWriter';
import { memoryIds } from './memoryIds';
import type { PreparedSync } from './prepareSync';
import { placed } from './readSheetTabs';
import { rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';
import type { SyncRun } from './SyncRun';

/** A sync whose documents are written. */
export interface AppliedSync {
  readonly run: Pick<SyncRun, 'added' | 'changed' | 'refused' | 'gone'>;
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
  { database, storage }: { readonly database: Database; readonly storage?: PictureBucket },
  { what, say }: { readonly what: string; readonly say: (line: string) => void },
): Promise<AppliedSync> {
  const { plan, linked } = prepared;
  const pictures = wantedPictures(plan, linked.pictures).map(({ picture }) => picture);
  const distinct = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
  if (storage && distinct.length > 0) await uploadPictures(distinct, storage, say);
  const settled = settledRows(prepared);
  const writer = new MemoryWriter(memory);
  const writes = [...plan.added, ...plan.changed];
  if (writes.length > 0) {
    const record = await recordRun(what, database);
    const byRow = new Map(settled.map((one) => [one.row.row, one]));
    await commitInBatches(writes, database, say, (batch, index) => [
      ...record(batch, index),
      ...rememberBatch(batch, byRow, memory, writer),
    ]);
  }
  const run = {
    added: plan.added.length,
    changed: plan.changed.length,
    refused: placed(plan.refused, prepared.tabs.tabs),
    ...(prepared.gone > 0 ? { gone: prepared.gone } : {}),
  };
  return { run, rest: restOf(prepared, settled, memory, writer) };
}

function restOf(
  { tabs, mayForget }: PreparedSync,
  settled: readonly SettledRow[],
  memory: SheetMemory,
  writer: MemoryWriter,
): Write[] {
  const shelves = settleMemory(settled, memory, mayForget);
  return [
    ...[...shelves].flatMap(([name, rows]) => writer.settle(name, rows)),
    ...(memory.desk === 'sheet'
      ? [...writer.headings(tabs.headings), ...forgetUndone(memory)]
      : []),
  ];
}

/** The undone runs are told of once. */
function forgetUndone({ updateTimes }: SheetMemory): Write[] {
  return [...updateTimes.keys()]
    .filter(memoryIds.isUndone)
    .map((id) => ({ collection: ownCollections.sync, id }));
}

function rememberBatch(
  batch: readonly PlannedWrite[],
  byRow: ReadonlyMap<number, SettledRow>,
  { shelves }: SheetMemory,
  writer: MemoryWriter,
): Write[] {
  const names = new Set(batch.map(({ write }) => write.collection));
  return [...names].map((name) => {
    const own = batch.flatMap(({ row, write: { collection, id } }) => {
      const one = collection === name ? byRow.get(row) : undefined;
      return one
        ? [[id, rememberedRow(one.row, shelves.get(name)?.get(id), one.refused)] as const]
        : [];
    });
    return writer.remember(name, new Map(own));
  });
}

function settledRows({ plan, compared }: PreparedSync): SettledRow[] {
  const ids = new Map([...plan.added, ...plan.changed].map(({ row, write }) => [row, write.id]));
  const headings = new Map<number, Set<string>>();
  for (const { row, column } of plan.refused)
    if (column) headings.set(row, (headings.get(row) ?? new Set()).add(column));
  return compared.map(({ row, id }) => ({
    row,
    id: ids.get(row.row) ?? id,
    refused: plan.whole.has(row.row) ? undefined : (headings.get(row.row) ?? new Set()),
  }));
}

/** A row as a run leaves it. */
interface SettledRow {
  readonly row: SheetRow;
  /** The id of its document; undefined if it was not taken and has none. */
  readonly id: string | undefined;
  /** The headings of its cells that were not taken; undefined if nothing of it was. */
  readonly refused: ReadonlySet<string> | undefined;
}

/**
 * Each shelf as the next run shall know it: the rows that were taken, in their order. A row that was not taken stays
 * known as it was, so that it is tried again. One that left the sheet is forgotten.
 * @param mayForget whether rows may have left a shelf: not if one that can't be read or told from another may be they.
 */
function settleMemory(
  rows: readonly SettledRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
  mayForget: (collection: string) => boolean,
): Map<string, RememberedShelf> {
  const settled = new Map<string, Map<string, RememberedRow>>();
  for (const [collection, known] of shelves)
    settled.set(collection, new Map(mayForget(collection) ? [] : known));
  for (const { row, id, refused } of rows) {
    const { name } = row.collection;
    const before = shelves.get(name)?.get(id ?? '');
    const now = refused ? rememberedRow(row, before, refused) : before;
    if (id === undefined || !now) continue;
    settled.set(name, (settled.get(name) ?? new Map<string, RememberedRow>()).set(id, now));
  }
  return settled;
}
