import { outOfDays } from '../../src/data/normalise/outOfDays';
import { readDay } from '../../src/data/normalise/readDay';
import type { Database } from '../database/Database';
import { listDocuments, type StoredCollections } from '../database/listDocuments';
import type { SheetRow } from '../import/parseRows';
import { readCell } from '../sheet/readCell';
import { sheetCollections } from '../sheet/sheetCollections';
import { type ComparedRow, mayChange } from './compareRows';
import { goneRows } from './goneRows';
import type { SheetTabs } from './readSheetTabs';
import { resultWords } from './resultWords';
import type { SheetMemory } from './SheetMemory';
import { resultsNow } from './writeResults';

/**
 * Reads the collections that a run needs. File: all that it names, and the rest for an unknown Id.
 * Sheet: those with changed rows, rows that left, or an outdated Result.
 * @throws FirestoreError
 */
export async function readShelves(
  compared: readonly ComparedRow[],
  tabs: SheetTabs['tabs'],
  memory: SheetMemory,
  database: Database,
): Promise<StoredCollections> {
  if (memory.desk === 'sheet') {
    const gone = goneRows(compared, memory).map(({ collection }) => collection);
    const says = resultsNow(tabs);
    const shelves = compared
      .filter((one) => mayChange(one) || isStale(one, says(one.row.row), memory))
      .map(({ row }) => row.collection.name);
    return listDocuments([...new Set([...shelves, ...gone])], database);
  }
  const named = [...new Set(compared.map(({ row }) => row.collection.name))];
  const stored = await listDocuments(named, database);
  const isUnknown = ({ row: { id, collection } }: ComparedRow) =>
    id !== undefined && !stored.get(collection.name)?.has(id);
  if (!compared.some(isUnknown)) return stored;
  const others = sheetCollections.map(({ name }) => name).filter((name) => !stored.has(name));
  return new Map([...stored, ...(await listDocuments(others, database))]);
}

/** Result has an earlier reason, or one for a cell restored; or a day of the row came or ended. */
function isStale({ row }: ComparedRow, says: string, { runs }: SheetMemory): boolean {
  const last = runs.find(({ trouble }) => !trouble);
  if (!resultWords.isStanding(says) || !last) return !resultWords.isStanding(says);
  const isReason = last.refused.some(({ reason }) => says.includes(reason));
  return isReason || hasTurned(row, Date.parse(last.at));
}

/** Whether visitors began or ceased to see a document since `last`, the time of the last run. */
function hasTurned({ cells }: SheetRow, last: number): boolean {
  const days = [...cells].flatMap(([column, cell]) => {
    const reading = column.kind === 'day' ? readCell(cell, 'day') : {};
    const day = 'value' in reading ? readDay(reading.value) : undefined;
    return day ? [[column.field, day] as const] : [];
  });
  const { show, until }: Record<string, string> = Object.fromEntries(days);
  const at = (now: number) => outOfDays({ ...(show && { show }), ...(until && { until }) }, now);
  return Boolean(at(last)) !== Boolean(at(Date.now()));
}
