import type { Cell } from '../sheet/SheetTable';

/**
 * A cell as the library for workbooks takes it. In a workbook `_x0041_` stands for the letter A, so a text that contains
 * such a sequence needs its underscore escaped.
 */
export function writtenCell(cell: Cell): Cell | null {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') || null;
}
