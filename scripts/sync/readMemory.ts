import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Database } from '../database/Database';
import { memoryIds } from './memoryIds';
import type { Desk, RememberedRow, SheetMemory } from './SheetMemory';
import type { SyncRun } from './SyncRun';

/** Reads what the last runs left. @throws FirestoreError; SyntaxError for JSON spoilt by hand. */
export async function readMemory(database: Database, desk: Desk): Promise<SheetMemory> {
  const stored = await database.list(ownCollections.sync);
  const shelves = new Map<string, ReadonlyMap<string, RememberedRow>>();
  const updateTimes = new Map<string, string>();
  const undone = new Map<string, string>();
  const runs: (SyncRun & { id: string })[] = [];
  let headings = {};
  for (const [id, { fields, updateTime }] of stored) {
    updateTimes.set(id, updateTime);
    const shelf = memoryIds.shelfIn(id, desk);
    if (shelf !== undefined) shelves.set(shelf, rowsIn(String(fields.rows)));
    else if (id === memoryIds.tabs && desk === 'sheet')
      headings = JSON.parse(String(fields.headings));
    else if (memoryIds.isUndone(id)) {
      const keys: string[] = JSON.parse(String(fields.documents));
      for (const key of keys) undone.set(key, String(fields.at));
    } else if (memoryIds.isRun(id)) runs.push({ ...(fields as unknown as SyncRun), id });
  }
  runs.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { desk, shelves, updateTimes, headings, undone, runs };
}

function rowsIn(json: string): Map<string, RememberedRow> {
  const rows: [string, string, string][] = JSON.parse(json);
  return new Map(rows.map(([id, title, marks]) => [id, { title, marks: marksIn(marks) }]));
}

/** An earlier form also marks the document, under `row`, which no field is called. */
function marksIn(text: string): ReadonlyMap<string, string> {
  const marks = text.split(' ').flatMap((one): [string, string][] => {
    const [field = '', mark = ''] = one.split(':');
    return mark && field !== 'row' ? [[field, mark]] : [];
  });
  return new Map(marks);
}
