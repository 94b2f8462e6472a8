import { ownCollections } from '../../src/catalogue/ownCollections';
import { decodeFields } from '../push/encodeFields';
import type { Database } from '../push/FirestoreRest';
import { memoryIds } from './memoryIds';
import type { RememberedRow, SheetMemory } from './SheetMemory';
import type { SyncRun } from './SyncRun';

/** Reads what the last runs left. @throws FirestoreError, or SyntaxError when somebody changed its JSON by hand. */
export async function readMemory(database: Database): Promise<SheetMemory> {
  const stored = await database.list(ownCollections.sync);
  const shelves = new Map<string, ReadonlyMap<string, RememberedRow>>();
  const updateTimes = new Map<string, string>();
  const undone = new Map<string, string>();
  const runs: (SyncRun & { id: string })[] = [];
  let headings = {};
  for (const [id, { fields, updateTime }] of stored) {
    updateTimes.set(id, updateTime);
    const plain = decodeFields(fields);
    const shelf = memoryIds.shelfIn(id);
    if (shelf !== undefined) shelves.set(shelf, rowsIn(String(plain.rows)));
    else if (id === memoryIds.tabs) headings = JSON.parse(String(plain.headings));
    else if (memoryIds.isUndone(id)) {
      const keys: string[] = JSON.parse(String(plain.documents));
      for (const key of keys) undone.set(key, String(plain.at));
    } else if (memoryIds.isRun(id)) runs.push({ ...(plain as unknown as SyncRun), id });
  }
  runs.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { shelves, updateTimes, headings, undone, runs };
}

function rowsIn(json: string): Map<string, RememberedRow> {
  const rows: [string, string, string][] = JSON.parse(json);
  return new Map(rows.map(([id, title, marks]) => [id, { title, marks }]));
}
