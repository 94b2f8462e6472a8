import { isDeepStrictEqual } from 'node:util';
import type { Write } from '../database/Database';
import { cellOf } from './cellOf';
import { ownHeadings } from './columns';
import { type Digests, digestOf, digestsWrite } from './Memory';
import { newIds } from './newIds';
import { isSettled, type PlannedRow, type ShelfPlan } from './planTab';
import type { Run } from './Run';
import type { ReadTab } from './readTab';
import { BusyError, DeskError, type Table } from './Sheet';
import type { Tab } from './tabs';

/** A commit takes 500. */
const AT_ONCE = 400;

/** What a shelf has after the run. */
export interface TakenShelf {
  readonly collection: string;
  readonly rows: readonly PlannedRow[];
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}

/** Uploads and looks at the new pictures of rows; one that can't be had leaves the old. */
export async function bringPictures(plan: ShelfPlan): Promise<ShelfPlan> {
  const rows: PlannedRow[] = [];
  for (const row of plan.rows) {
    const fields = { ...row.fields };
    const faults = new Map(row.faults);
    for (const [field, picture] of row.isChanged ? row.pictures : []) {
      const old = cellOf(row.before?.[field]);
      if (old === picture.address) continue;
      try {
        await picture.bring();
      } catch (cause) {
        if (!(cause instanceof DeskError)) throw cause;
        faults.set(field, cause.message);
        if (old === '') delete fields[field];
        else fields[field] = old;
      }
    }
    rows.push({ ...row, fields, faults });
  }
  return { ...plan, rows };
}

/**
 * Gives new rows their Ids, in the sheet first: a row whose Id can't be written would be new again in the next run.
 * @throws DeskError that says why they could not be written.
 */
export async function writeIds(
  tab: Tab,
  table: Table,
  { idColumn, added }: ReadTab,
  plans: readonly ShelfPlan[],
  { sheet, words }: Pick<Run, 'sheet' | 'words'>,
): Promise<ShelfPlan[]> {
  const withIds = plans.map((plan) => {
    const taken = [...plan.ids, ...plan.rows.map(({ id }) => id)];
    const ids = newIds(plan.rows.filter(({ id }) => !id).length, taken);
    return {
      ...plan,
      rows: plan.rows.map((row) => ({ ...row, id: row.id || (ids.shift() ?? '') })),
    };
  });
  const isNew = new Set(
    plans.flatMap(({ rows }) => rows.filter(({ id }) => !id).map(({ row }) => row)),
  );
  if (isNew.size === 0) return withIds;
  // Rows may have moved while pictures were uploaded.
  const now = (await sheet.read()).get(tab.name);
  if (!isDeepStrictEqual(now, table)) throw new BusyError(words.isChanging);
  const cells = withIds.flatMap(({ rows }) =>
    rows
      .filter(({ row }) => isNew.has(row))
      .map(({ row, id }) => ({ row: row - 1, column: idColumn, text: id })),
  );
  const heading = { row: 0, column: idColumn, text: ownHeadings.id };
  await sheet.write(tab.name, added.includes(ownHeadings.id) ? [heading, ...cells] : cells);
  return withIds;
}

/** Writes a shelf's documents, with what is remembered of them in the same commit. */
export async function takeShelf(
  { collection, rows, gone, ids, stored }: ShelfPlan,
  { database, memory }: Pick<Run, 'database' | 'memory'>,
): Promise<TakenShelf> {
  const known = memory.digests(collection);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const done = {
    collection,
    rows,
    added: changed.filter(({ before }) => !before).length,
    changed: changed.filter(({ before }) => before).length,
    gone: gone.length,
  };
  if (!stored) return done;
  const writes: Write[] = [
    ...changed.map(({ id, fields }) => ({ collection, id, fields })),
    ...gone.map((id) => ({ collection, id })),
  ];
  // A document without a digest is compared again by the next run.
  let digests: Digests = Object.fromEntries([
    ...ids.map((id) => [id, '']),
    ...rows.filter((row) => !row.isChanged).map((row) => [row.id, digestFor(row)]),
  ]);
  const byId = new Map(changed.map((row) => [row.id, row]));
  for (let at = 0; at < writes.length; at += AT_ONCE) {
    const batch = writes.slice(at, at + AT_ONCE);
    digests = afterBatch(digests, batch, byId);
    await database.commit([...batch, digestsWrite(collection, digests)]);
  }
  if (writes.length === 0 && !isDeepStrictEqual(digests, known))
    await database.commit([digestsWrite(collection, digests)]);
  return done;
}

function afterBatch(
  digests: Digests,
  batch: readonly Write[],
  rows: ReadonlyMap<string, PlannedRow>,
): Digests {
  const gone = new Set(batch.filter(({ fields }) => !fields).map(({ id }) => id));
  const kept = Object.entries(digests).filter(([id]) => !gone.has(id));
  const taken = batch.flatMap(({ id }) => {
    const row = rows.get(id);
    return row ? [[id, digestFor(row)] as const] : [];
  });
  return Object.fromEntries([...kept, ...taken]);
}

function digestFor(row: PlannedRow): string {
  return isSettled(row) ? digestOf(row.fields) : '';
}
