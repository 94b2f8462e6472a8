import { isDeepStrictEqual } from 'node:util';
import { readRupees } from '../../src/data/normalise/readAmount';
import type { Write } from '../database/Database';
import type { RowFields } from './cells';
import { digestOf, type Memories, type Memory, memoryWrite } from './memory';
import type { PlannedRow } from './PlannedRow';
import type { TabPlan } from './planTab';
import type { Shelf } from './readShelves';
import type { TabContext } from './SyncContext';

/** Writes the documents of a tab, and what is remembered of its shelves: all or nothing. */
export async function takeTab(plan: TabPlan, context: TabContext): Promise<void> {
  const { database, memory } = context;
  const put = plan.rows.flatMap(({ shelf, id, document, isChanged }): Write[] =>
    shelf && isChanged ? [{ collection: shelf.collection.name, id, fields: document }] : [],
  );
  const gone = plan.gone.map(({ shelf, id }): Write => ({ collection: shelf.collection.name, id }));
  const remembered = plan.shelves.flatMap((shelf) => {
    const { name } = shelf.collection;
    const now = memoriesOf(shelf, plan, context);
    const isNew = shelf.stored && !isDeepStrictEqual(now, memory.shelves.get(name));
    return isNew ? memoryWrite(name, now) : [];
  });
  const writes = [...put, ...gone, ...remembered];
  if (writes.length > 0) await database.commit(writes);
}

/** What is remembered of a shelf after a run. */
function memoriesOf(shelf: Shelf, { rows, gone }: TabPlan, context: TabContext): Memories {
  const { run } = context.memory;
  const { stored, memories } = shelf;
  const unsure: Memory = { is: '', run: 0 };
  const kept = [...(stored?.keys() ?? [])].map((id) => [id, memories[id] ?? unsure]);
  const taken = rows.filter((row) => row.shelf === shelf && !row.hold);
  const lost = gone.filter((one) => one.shelf === shelf);
  return {
    ...memories,
    ...Object.fromEntries(kept),
    ...Object.fromEntries(taken.map((row) => [row.id, memoryOf(row, context)])),
    ...Object.fromEntries(
      lost.map(({ id, fields }) => {
        const prices = pricesOf(fields, memories[id], context);
        return [id, { was: digestOf(fields), run, ...prices }];
      }),
    ),
  };
}

function memoryOf(row: PlannedRow, context: TabContext): Memory {
  const { before, document, fields, faults, memory, isChanged } = row;
  const stood = before && digestOf(before);
  const change =
    before && !isChanged ? { run: 0, ...memory } : { was: stood, run: context.memory.run };
  return {
    is: faults.size > 0 ? '' : digestOf(fields),
    ...(before && change.was !== undefined ? { was: change.was } : {}),
    run: change.run,
    ...pricesOf({ ...before, ...document }, memory, context),
  };
}

/** The last prices that stood, or stand now. */
function pricesOf(
  document: RowFields,
  memory: Memory | undefined,
  { tab }: TabContext,
): Pick<Memory, 'prices'> {
  const prices = tab.columns.flatMap(({ field, kind }) => {
    const price = readRupees(document[field]) ?? memory?.prices?.[field];
    return kind === 'rupees' && price ? [[field, price]] : [];
  });
  return prices.length > 0 ? { prices: Object.fromEntries(prices) } : {};
}
