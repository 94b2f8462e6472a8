import { isEmpty } from './cells';
import { newIds } from './newIds';
import type { ShelfPlan } from './planTab';
import type { Run } from './Run';
import type { ReadTab } from './readTab';
import { BusyError, type CellText, DeskError } from './Sheet';
import { ownHeadings, type Tab } from './tabs';

/**
 * Gives new rows their Ids, in the sheet first: a row whose Id can't be written would be new again in the next run. An Id is
 * new in the whole tab, so that its row can move to any shelf.
 * @returns the shelves with the new Ids; if these could not be written, the shelves without the new rows, and why.
 */
export async function writeIds(
  tab: Tab,
  read: ReadTab,
  shelves: readonly ShelfPlan[],
  { sheet, words }: Pick<Run, 'sheet' | 'words'>,
): Promise<{ readonly shelves: readonly ShelfPlan[]; readonly fault?: DeskError }> {
  const fresh = shelves.flatMap(({ rows }) => rows.filter(({ id }) => !id).map(({ row }) => row));
  if (fresh.length === 0) return { shelves };
  const taken = [...shelves.flatMap(({ ids }) => [...ids]), ...read.rows.map(({ id }) => id)];
  const texts = newIds(fresh.length, taken);
  const ids = new Map(fresh.sort((one, other) => one - other).map((row, at) => [row, texts[at]]));
  const column = read.idColumn;
  const cells = [...ids].map(([row, text = '']) => ({ row: row - 1, column, text }));
  if (read.added.includes(ownHeadings.id)) cells.unshift({ row: 0, column, text: ownHeadings.id });
  try {
    const isInPlace = await rowsInPlace(tab, read, sheet);
    if (!isInPlace(0) || !cells.every(({ row }) => isInPlace(row)))
      throw new BusyError(words.isChanging);
    await sheet.write(tab.name, cells);
  } catch (fault) {
    if (!(fault instanceof DeskError)) throw fault;
    const known = shelves.map((shelf) => ({ ...shelf, rows: shelf.rows.filter(({ id }) => id) }));
    return { shelves: known, fault };
  }
  const withIds = shelves.map((shelf) => ({
    ...shelf,
    rows: shelf.rows.map((row) => ({ ...row, id: ids.get(row.row) ?? row.id })),
  }));
  return { shelves: withIds };
}

/**
 * Writes what became of rows into the column Result, by number. A row that is another one by now is left to the next run.
 */
export async function writeResults(
  tab: Tab,
  read: ReadTab,
  results: ReadonlyMap<number, string>,
  { sheet, say }: Pick<Run, 'sheet' | 'say'>,
): Promise<void> {
  const { table, resultColumn: column, added } = read;
  const cells = [...results]
    .map(([row, text]): CellText => ({ row: row - 1, column, text }))
    .filter(({ row, text }) => text !== (table[row]?.[column] ?? ''));
  if (cells.length === 0) return;
  const heading = { row: 0, column, text: ownHeadings.result };
  const all = added.includes(ownHeadings.result) ? [heading, ...cells] : cells;
  try {
    const isInPlace = await rowsInPlace(tab, read, sheet);
    const sure = all.filter(({ row }) => isInPlace(0) && isInPlace(row));
    if (sure.length > 0) await sheet.write(tab.name, sure);
  } catch (cause) {
    if (!(cause instanceof DeskError)) throw cause;
    say(`${tab.name}: the column ${ownHeadings.result} was not written. ${cause.message}`);
  }
}

/** Reads the sheet again, because rows may have moved. @returns whether a row, from 0, still stands in its place. */
async function rowsInPlace(
  { name }: Tab,
  { table, headings, idColumn, resultColumn }: ReadTab,
  sheet: Run['sheet'],
): Promise<(row: number) => boolean> {
  const now = (await sheet.read()).get(name) ?? [];
  return (row) => {
    const [one = [], other = []] = [table[row], now[row]];
    // Columns right of the headings are the owner's own, and may show the time.
    return headings.every((_, at) => {
      const before = one[at] ?? '';
      const isOurs = at === resultColumn || (at === idColumn && isEmpty(before));
      return isOurs || before === (other[at] ?? '');
    });
  };
}
