import { documentFields } from '../../src/data/normalise/documentFields';
import { typedFields } from '../../src/data/normalise/readFields';
import type { DocumentFields } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import { columnFields, isNamed } from './cells';
import type { PicturedRow } from './findPictures';
import { digestOf, type Memories } from './memory';
import type { SyncContext } from './SyncContext';
import type { Tab } from './tabs';

/** A shelf of the database. */
export interface Shelf {
  readonly collection: string;
  /** The ids of its documents: now, or when the sheet was last read. */
  readonly ids: ReadonlySet<string>;
  /** The documents that a row can have. Undefined where nothing changed since the last run, so that none was read. */
  readonly stored: ReadonlyMap<string, DocumentFields> | undefined;
  readonly memories: Memories;
}

/** Reads the shelves that rows may change. */
export async function readShelves(
  tab: Tab,
  rows: readonly PicturedRow[],
  { memory, database }: Pick<SyncContext, 'memory' | 'database'>,
): Promise<Shelf[]> {
  const collections = [...tab.shelves.values()];
  const touched = collections.filter(({ name }) => {
    const known = memory.shelves.get(name);
    const own = rows.filter(({ collection }) => collection === name);
    if (!known || own.some((row) => !isSettled(row) || known[row.id]?.is !== digestOf(row.typed)))
      return true;
    const ids = new Set(own.map(({ id }) => id));
    return Object.entries(known).some(([id, { is }]) => is !== undefined && !ids.has(id));
  });
  const stored = await listDocuments(
    touched.map(({ name }) => name),
    database,
  );
  return collections.map(({ name, document }) => {
    const memories = memory.shelves.get(name) ?? {};
    const all = stored.get(name);
    const remembered = Object.keys(memories).filter((id) => memories[id]?.is !== undefined);
    const typed =
      all && [...all].map(([id, one]) => [id, typedFields(one, documentFields[tab.kind])] as const);
    const own = typed?.filter(
      ([id, fields]) =>
        (!document || id === document) && isNamed(tab.kind, columnFields(tab, fields)),
    );
    return {
      collection: name,
      ids: new Set(all?.keys() ?? remembered),
      stored: own && new Map(own),
      memories,
    };
  });
}

/** Whether a row says all that its document shall be: it has an Id, and each of its cells could be read. */
export function isSettled({ id, unready, faults }: PicturedRow): boolean {
  return id !== '' && unready.length + faults.size === 0;
}
