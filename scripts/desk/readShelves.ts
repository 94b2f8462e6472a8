import type { Collection } from '../../src/catalogue/collections';
import { listDocuments } from '../database/listDocuments';
import { type RowFields, shelfRows } from './cells';
import type { PicturedRow } from './findPictures';
import { digestOf, type Memories } from './memory';
import type { TabContext } from './SyncContext';

/** A shelf of the database. */
export interface Shelf {
  readonly collection: Collection;
  /** The ids of its documents: now, or when the sheet was last read. */
  readonly ids: ReadonlySet<string>;
  /** The documents that a row can have, as their rows would have them. Undefined where nothing changed since the last run, so that none was read. */
  readonly stored: ReadonlyMap<string, RowFields> | undefined;
  readonly memories: Memories;
}

/** Reads the shelves that rows may change. */
export async function readShelves(
  rows: readonly PicturedRow[],
  { tab, memory, database }: TabContext,
): Promise<Shelf[]> {
  const collections = [...tab.shelves.values()];
  const touched = collections.filter(({ name }) => {
    const known = memory.shelves.get(name);
    const own = rows.filter(({ collection }) => collection === name);
    if (!known || own.some((row) => !isSettled(row) || known[row.id]?.is !== digestOf(row.fields)))
      return true;
    return existing(known).some((id) => !own.some((row) => row.id === id));
  });
  const stored = await listDocuments(
    touched.map(({ name }) => name),
    database,
  );
  return collections.map((collection) => {
    const memories = memory.shelves.get(collection.name) ?? {};
    const all = stored.get(collection.name);
    const ids = new Set(all?.keys() ?? existing(memories));
    return { collection, ids, stored: all && shelfRows(tab, collection, all), memories };
  });
}

/** Whether a tab had documents after the last run. */
export function hadDocuments({ tab, memory }: Pick<TabContext, 'tab' | 'memory'>): boolean {
  const memories = [...tab.shelves.values()].map(({ name }) => memory.shelves.get(name) ?? {});
  return memories.some((one) => existing(one).length > 0);
}

/** Ids of the documents that were there after the last run. */
function existing(memories: Memories): string[] {
  return Object.keys(memories).filter((id) => memories[id]?.is !== undefined);
}

/** Whether a row says all that its document shall be: it has an Id, and each of its cells could be read. */
function isSettled({ id, unready, photoFaults }: PicturedRow): boolean {
  return id !== '' && unready.length + photoFaults.size === 0;
}
