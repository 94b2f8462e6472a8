import writeExcelFile from 'write-excel-file/node';
import type { Cell, SheetTable } from './SheetTable';

/** A workbook of one sheet; the headings bold, and in sight when one scrolls. */
export function writeXlsx([headings = [], ...rows]: SheetTable): Promise<Buffer> {
  return writeExcelFile(
    [
      headings.map((heading) => ({ value: String(heading), fontWeight: 'bold' })),
      ...rows.map((row) => row.map(written)),
    ],
    { sheet: 'Catalogue', stickyRowsCount: 1, columns: headings.map(() => ({ width: 20 })) },
  ).toBuffer();
}

/** In a workbook `_x0041_` stands for the letter A; a text that has it already needs its first underscore written so. */
function written(cell: Cell): Cell | null {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') || null;
}
