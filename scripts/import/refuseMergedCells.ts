import { SheetError } from '../sheet/SheetTable';
import { mergedCells } from './mergedCells';

/**
 * A merged cell has its text in its first row only: the rows below it would look as if somebody had emptied them.
 * @param place the sheet's place in the workbook, the first is 0.
 * @throws SheetError that names the cells.
 */
export function refuseMergedCells(bytes: Uint8Array, place = 0): void {
  const merged = mergedCells(bytes, place);
  if (merged.length === 0) return;
  throw new SheetError(
    `The sheet has merged cells (${merged.slice(0, 5).join(', ')}${merged.length > 5 ? ', …' : ''}), which count for their first row only. Unmerge them, fill in each row, and save it again.`,
  );
}
