import { ownCollections } from '../../src/catalogue/ownCollections';
import { commitInBatches } from '../database/commitInBatches';
import type { Database, Write } from '../database/Database';
import { recordRun } from '../history/recordRun';
import type { PictureBucket } from '../pictures/PictureBucket';
import { wantedPictures } from '../pictures/planWithPictures';
import { uploadPictures } from '../pictures/uploadPictures';
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
  /** For the next run: rows that changed no document. */
  readonly rest: readonly Write[];
}

/**
 * Uploads the photos, then writes documents with their history and memory in the same commits: a
 * run cut off anywhere leaves nothing to mend.
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
  const shelves = settledShelves(prepared, memory);
  const writer = new MemoryWriter(memory);
  const writes = [...plan.added, ...plan.changed];
  if (writes.length > 0) {
    const record = await recordRun(what, database);
    await commitInBatches(writes, database, say, (batch, index) => [
      ...record(batch, index),
      ...writer.remember(
        batch.map(({ write }) => write),
        shelves,
      ),
    ]);
  }
  const run = {
    added: plan.added.length,
    changed: plan.changed.length,
    refused: placed(plan.refused, prepared.tabs.tabs),
    ...(prepared.gone > 0 ? { gone: prepared.gone } : {}),
  };
  const ofShelves = [...shelves].flatMap(([name, rows]) => writer.settle(name, rows));
  const ofSheet = [...writer.headings(prepared.tabs.headings), ...forgetUndone(memory)];
  return { run, rest: memory.desk === 'sheet' ? [...ofShelves, ...ofSheet] : ofShelves };
}

function forgetUndone({ updateTimes }: SheetMemory): Write[] {
  return [...updateTimes.keys()]
    .filter(memoryIds.isUndone)
    .map((id) => ({ collection: ownCollections.sync, id }));
}

/**
 * The rows that were taken, in order. Those not taken stay as they were known, to be tried again;
 * those that left are forgotten.
 */
function settledShelves(
  { plan, compared, mayForget }: PreparedSync,
  { shelves }: SheetMemory,
): ReadonlyMap<string, RememberedShelf> {
  const ids = new Map([...plan.added, ...plan.changed].map(({ row, write }) => [row, write.id]));
  const refused = new Map<number, Set<string>>();
  for (const { row, column = '' } of plan.refused)
    refused.set(row, (refused.get(row) ?? new Set()).add(column));
  const settled = new Map<string, Map<string, RememberedRow>>();
  for (const [collection, known] of shelves)
    settled.set(collection, new Map(mayForget(collection) ? [] : known));
  for (const { row, id: known } of compared) {
    const { name } = row.collection;
    const id = ids.get(row.row) ?? known;
    const before = shelves.get(name)?.get(id ?? '');
    const now = plan.whole.has(row.row) ? before : rememberedRow(row, before, refused.get(row.row));
    if (id === undefined || !now) continue;
    settled.set(name, (settled.get(name) ?? new Map<string, RememberedRow>()).set(id, now));
  }
  return settled;
}
