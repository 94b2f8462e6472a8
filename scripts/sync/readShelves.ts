import type { Database } from '../push/Database';
import { listDocuments, type StoredCollections } from '../push/listDocuments';
import { sheetCollections } from '../sheet/sheetCollections';
import type { ComparedRow } from './compareRows';
import type { SheetMemory } from './SheetMemory';

/**
 * Reads the collections that a run needs. For a file: all that it names, and the others if it has an unknown Id, whose
 * document may stand on another shelf. @throws FirestoreError
 */
export async function readShelves(
  compared: readonly ComparedRow[],
  memory: SheetMemory,
  database: Database,
): Promise<StoredCollections> {
  if (memory.desk === 'sheet') return listDocuments(shelvesOfChanges(compared, memory), database);
  const named = [...new Set(compared.map(({ row }) => row.collection.name))];
  const stored = await listDocuments(named, database);
  const isUnknown = ({ row: { id, collection } }: ComparedRow) =>
    id !== undefined && !stored.get(collection.name)?.has(id);
  if (!compared.some(isUnknown)) return stored;
  const others = sheetCollections.map(({ name }) => name).filter((name) => !stored.has(name));
  return new Map([...stored, ...(await listDocuments(others, database))]);
}

/** The sheet is read often: only shelves of changed rows, and if there are new rows those of rows that are gone. */
function shelvesOfChanges(
  compared: readonly ComparedRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
): string[] {
  const changed = compared.filter(
    (one) => one.id === undefined || one.changed.size > 0 || one.row.faults,
  );
  const there = new Set(compared.map(({ row, id }) => JSON.stringify([row.collection.name, id])));
  const gone = compared.some(({ id }) => id === undefined)
    ? [...shelves].filter(([name, rows]) =>
        [...rows.keys()].some((id) => !there.has(JSON.stringify([name, id]))),
      )
    : [];
  return [
    ...new Set([...changed.map(({ row }) => row.collection.name), ...gone.map(([name]) => name)]),
  ];
}
