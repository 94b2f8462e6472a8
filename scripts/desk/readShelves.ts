import { pictureFields } from '../../src/data/normalise/documentFields';
import { typedFields } from '../../src/data/normalise/readFields';
import type { DocumentFields } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import { digestOf } from './digests';
import type { Run } from './Run';
import type { Tab } from './tabs';
import type { PicturedRow } from './withPictures';

/** A shelf of the database. */
export interface Shelf {
  readonly collection: string;
  /** The ids of its documents: now, or when the sheet was last read. */
  readonly ids: ReadonlySet<string>;
  /** Undefined where nothing changed since the last run, so that no document was read. */
  readonly stored: ReadonlyMap<string, DocumentFields> | undefined;
}

/** Reads the shelves that rows may change. */
export async function readShelves(
  tab: Tab,
  rows: readonly PicturedRow[],
  { digests, database }: Pick<Run, 'digests' | 'database'>,
): Promise<Shelf[]> {
  const names = [...tab.shelves.values()].map(({ name }) => name);
  const touched = names.filter((name) => {
    const known = digests.get(name);
    const own = rows.filter(({ collection }) => collection === name);
    if (!known || own.some((row) => !isSettled(row) || known[row.id] !== digestOf(row.fields)))
      return true;
    const ids = new Set(own.map(({ id }) => id));
    return Object.keys(known).some((id) => !ids.has(id));
  });
  const stored = await listDocuments(touched, database);
  return names.map((collection) => {
    const documents = stored.get(collection);
    const typed =
      documents &&
      new Map(
        [...documents].map(([id, one]) => [id, typedFields(one, pictureFields[tab.kind])] as const),
      );
    const ids = new Set(typed?.keys() ?? Object.keys(digests.get(collection) ?? {}));
    return { collection, ids, stored: typed };
  });
}

/** Whether a row says all that its document shall be: it has an Id, and each of its cells could be read. */
export function isSettled({ id, unready, faults }: PicturedRow): boolean {
  return id !== '' && unready.length + faults.size === 0;
}
