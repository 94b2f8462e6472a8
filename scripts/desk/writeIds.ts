import { isEmpty } from './cells';
import { newIds } from './newIds';
import type { ReadTab } from './readTab';
import { gaveIds } from './refusals';
import { rowsInPlace } from './rowsInPlace';
import { BusyError, type DeskError, mendable } from './Sheet';
import type { SyncContext } from './SyncContext';
import type { ShelfPlan } from './TabPlan';
import { ownHeadings } from './tabs';

/**
 * Gives new rows their Ids, in the sheet first: a row whose Id can't be written would be new again in the next run. An Id is
 * new in the whole tab, so that its row can move to any shelf, and never that of a document that is gone.
 * @param name The tab's, in the sheet.
 * @returns the shelves with the new Ids; if these could not be written, the shelves without the new rows, and why.
 */
export async function writeIds(
  name: string,
  read: ReadTab,
  shelves: readonly ShelfPlan[],
  { sheet, words }: Pick<SyncContext, 'sheet' | 'words'>,
): Promise<{ readonly shelves: readonly ShelfPlan[]; readonly fault?: DeskError }> {
  const fresh = shelves.flatMap(({ rows }) =>
    rows.filter(({ id, isWaiting }) => !id && !isWaiting).map(({ row }) => row),
  );
  if (fresh.length === 0) return { shelves };
  const { row: top, id: column, added } = read.headings;
  const taken = [
    ...shelves.flatMap(({ ids }) => [...ids]),
    ...read.rows.map(({ id }) => id),
  ].filter((id) => !isEmpty(id));
  const texts = newIds(fresh.length, [...taken, ...gaveIds(shelves)]);
  const ids = new Map(fresh.sort((one, other) => one - other).map((row, at) => [row, texts[at]]));
  const cells = [...ids].map(([row, text = '']) => ({ row: row - 1, column, text }));
  if (added.includes(ownHeadings.id)) cells.unshift({ row: top, column, text: ownHeadings.id });
  try {
    const isInPlace = rowsInPlace(read, (await sheet.read()).get(name));
    if (!cells.every(({ row }) => isInPlace(row))) throw new BusyError(words.isChanging);
    await sheet.write(name, cells);
  } catch (cause) {
    const fault = mendable(cause);
    const known = shelves.map((shelf) => ({ ...shelf, rows: shelf.rows.filter(({ id }) => id) }));
    return { shelves: known, fault };
  }
  const withIds = shelves.map((shelf) => ({
    ...shelf,
    rows: shelf.rows.map((row) => ({ ...row, id: ids.get(row.row) ?? row.id })),
  }));
  return { shelves: withIds };
}
