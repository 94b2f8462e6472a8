import { isDeepStrictEqual } from 'node:util';
import { readRupees } from '../../src/data/normalise/readAmount';
import type { DocumentFields, Write } from '../database/Database';
import { columnFields } from './cells';
import { digestOf, type Memories, type Memory, memoryWrite } from './memory';
import { isSettled } from './readShelves';
import type { SyncContext } from './SyncContext';
import type { PlannedRow, ShelfPlan } from './TabPlan';
import type { Tab } from './tabs';

/** The documents in one commit, which takes 500 writes: it also writes what is remembered of each shelf. */
const AT_ONCE = 400;

/** Writes the documents of a tab. The last commit also remembers what its shelves have now. */
export async function takeTab(
  tab: Tab,
  shelves: readonly ShelfPlan[],
  { database, memory }: Pick<SyncContext, 'database' | 'memory'>,
): Promise<void> {
  const read = shelves.filter(({ stored }) => stored);
  const put = read.flatMap(({ collection, rows }) =>
    rows
      .filter(({ isChanged }) => isChanged)
      .map(({ id, fields }): Write => ({ collection, id, fields })),
  );
  const gone = read.flatMap((shelf) =>
    shelf.gone.map((id): Write => ({ collection: shelf.collection, id })),
  );
  const writes = [...put, ...gone];
  const changes = read
    .map((shelf) => ({ shelf, now: memoriesOf(tab, shelf, memory.run) }))
    .filter(({ shelf, now }) => !isDeepStrictEqual(now, memory.shelves.get(shelf.collection)));
  const commits = Math.ceil(writes.length / AT_ONCE) || Math.sign(changes.length);
  for (let commit = 1; commit <= commits; commit += 1) {
    // Until the last one each document is to be compared again: this run may be cut off.
    const remembered = changes.map(({ shelf, now }) =>
      memoryWrite(shelf.collection, commit === commits ? now : doubted(shelf.memories)),
    );
    const some = writes.slice((commit - 1) * AT_ONCE, commit * AT_ONCE);
    await database.commit([...some, ...remembered]);
  }
}

function doubted(memories: Memories): Memories {
  return Object.fromEntries(
    Object.entries(memories).map(([id, one]) => [
      id,
      one.is === undefined ? one : { ...one, is: '' },
    ]),
  );
}

/** What is remembered of a shelf after a run. */
function memoriesOf(tab: Tab, { stored, gone, rows, memories }: ShelfPlan, run: number): Memories {
  const unsure: Memory = { is: '', run: 0 };
  const kept = [...(stored?.keys() ?? [])].map((id) => [id, memories[id] ?? unsure] as const);
  const taken = rows.filter(({ isWaiting }) => !isWaiting);
  return {
    ...memories,
    ...Object.fromEntries(kept),
    ...Object.fromEntries(taken.map((row) => [row.id, memoryOf(tab, row, run)])),
    ...Object.fromEntries(
      gone.map((id) => {
        const before = stored?.get(id);
        return [id, { was: stood(tab, before), run, ...pricesOf(tab, before, memories[id]) }];
      }),
    ),
  };
}

function memoryOf(tab: Tab, row: PlannedRow, run: number): Memory {
  const { before, fields, typed, memory, isChanged } = row;
  const is = isSettled(row) ? digestOf(typed) : '';
  const change = before && !isChanged ? { run: 0, ...memory } : { was: stood(tab, before), run };
  const was = before ? change.was : undefined;
  const lacks = tab.columns.filter(({ field }) => readRupees(fields[field]) === undefined);
  const prices = pricesOf({ columns: lacks }, before, memory);
  return { is, ...(was === undefined ? {} : { was }), run: change.run, ...prices };
}

/** The digest of a document, as the row that would make it. */
function stood(tab: Tab, before: DocumentFields | undefined): string {
  return digestOf(columnFields(tab, before));
}

/** The last prices in columns. */
function pricesOf(
  { columns }: Pick<Tab, 'columns'>,
  before: DocumentFields | undefined,
  memory: Memory | undefined,
): Pick<Memory, 'prices'> {
  const prices = columns.flatMap(({ field, kind }) => {
    const price = readRupees(before?.[field]) ?? memory?.prices?.[field];
    return kind === 'rupees' && price ? [[field, price]] : [];
  });
  return prices.length > 0 ? { prices: Object.fromEntries(prices) } : {};
}
