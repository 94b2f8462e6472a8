import { SheetError, type SheetTable } from '../sheet/SheetTable';

/** Without headings: about ten times 42 full shelves. */
export const MOST_ROWS = 20_000;

const MOST_COLUMNS = 256;

/**
 * Refuses a table that is too large, or has merged cells, of which all rows but the first would
 * look emptied.
 * @throws SheetError that says what to do.
 */
export function refuseUnfit({
  table,
  merged = [],
}: {
  readonly table: SheetTable;
  readonly merged?: readonly string[];
}): void {
  if (merged.length > 0) {
    throw new SheetError(
      `The sheet has merged cells (${merged.slice(0, 5).join(', ')}${merged.length > 5 ? ', …' : ''}), which count for their first row only. Unmerge them, fill in each row, and save it again.`,
    );
  }
  if (table.length > MOST_ROWS + 1) {
    throw new SheetError(
      `The file has more than ${MOST_ROWS.toLocaleString('en-IN')} rows. If its table is shorter, delete what stands far below it.`,
    );
  }
  if (table.some((row) => row.length > MOST_COLUMNS)) {
    throw new SheetError(
      `The file has more than ${MOST_COLUMNS} columns. If its table is narrower, delete what stands far to the right of it.`,
    );
  }
}
