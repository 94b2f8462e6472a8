import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import type { SheetTable } from '../sheet/SheetTable';
import { writtenCell } from './writtenCell';

/** A table as CSV in UTF-8. Without the byte order mark Excel takes it for an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}

/** A table as a workbook of one sheet. The headings are bold and stay visible on scrolling. */
export function writeXlsx([headings = [], ...rows]: SheetTable): Promise<Buffer> {
  return writeExcelFile(
    [
      headings.map((heading) => ({ value: String(heading), fontWeight: 'bold' })),
      ...rows.map((row) => row.map(writtenCell)),
    ],
    { sheet: 'Catalogue', stickyRowsCount: 1, columns: headings.map(() => ({ width: 20 })) },
  ).toBuffer();
}
