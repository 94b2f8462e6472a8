import { writeXlsx as writeWorkbook } from 'hucre/xlsx';
import Papa from 'papaparse';
import type { SheetTable } from '../sheet/SheetTable';
import { headingCells } from './headingCells';
import { writtenCell } from './writtenCell';

/** A table as CSV in UTF-8. Without the byte order mark Excel takes it for an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}

/** A table as a workbook of one sheet. The headings are bold and stay visible on scrolling. */
export function writeXlsx(table: SheetTable): Promise<Uint8Array> {
  const headings = table[0] ?? [];
  return writeWorkbook({
    sheets: [
      {
        name: 'Catalogue',
        rows: table.map((row) => row.map(writtenCell)),
        cells: headingCells(headings.map(() => undefined)),
        columns: headings.map(() => ({ width: 20 })),
        freezePane: { rows: 1 },
      },
    ],
  });
}
