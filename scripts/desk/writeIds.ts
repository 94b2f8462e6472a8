import { isEmpty } from './cells';
import { newIds } from './newIds';
import { holdRow, type PlannedRow } from './PlannedRow';
import type { TabPlan } from './planTab';
import { givenIds } from './refuseRows';
import { rowsInPlace } from './rowsInPlace';
import { BusyError, type DeskError, mendable } from './Sheet';
import type { TabContext } from './SyncContext';
import { ownHeadings } from './tabs';

/**
 * Gives new rows their Ids, in the sheet first: a row whose Id can't be written would be new again in the next run. An Id is
 * new in the whole tab, so that its row can move to any shelf, and never that of a document that is gone.
 * @returns the rows with the new Ids; if these could not be written, the new rows held, and why.
 */
export async function writeIds(
  { rows, shelves }: TabPlan,
  { read, sheet, words }: TabContext,
): Promise<{ readonly rows: readonly PlannedRow[]; readonly fault?: DeskError }> {
  const fresh = rows.filter(({ id, hold }) => !id && !hold);
  if (fresh.length === 0) return { rows };
  const { row: top, id: column, added } = read.headings;
  const typed = read.rows.map(({ id }) => id).filter((id) => !isEmpty(id));
  const ids = newIds(fresh.length, [...typed, ...givenIds(shelves)]);
  const cells = fresh.map(({ row }, at) => ({ row: row - 1, column, text: ids[at] ?? '' }));
  if (added.includes(ownHeadings.id)) cells.unshift({ row: top, column, text: ownHeadings.id });
  try {
    const isInPlace = rowsInPlace(read, (await sheet.read()).get(read.name));
    if (!cells.every(({ row }) => isInPlace(row))) throw new BusyError(words.isChanging);
    await sheet.write(read.name, cells);
  } catch (cause) {
    const fault = mendable(cause);
    const hold = { text: words.idsNotWritten(fault.message) };
    return {
      rows: rows.map((row) => (fresh.includes(row) ? holdRow(row, hold) : row)),
      fault,
    };
  }
  const withId = (row: PlannedRow) => ({ ...row, id: ids[fresh.indexOf(row)] ?? row.id });
  return { rows: rows.map(withId) };
}
