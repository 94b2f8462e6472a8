import { type Cell as BookCell, writeXlsx as writeWorkbook } from 'hucre/xlsx';
import Papa from 'papaparse';
import type { Cell, SheetTable } from '../sheet/SheetTable';

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

/** A font that has a weight alone would have neither name nor size. */
const BOLD = { font: { name: 'Calibri', size: 11, bold: true } };

/**
 * What the headings of a sheet have beside their texts: bold letters, and notes.
 * @param notes one for each column, undefined for a column without.
 * @returns by row and column, as the library for workbooks names cells: "0,2".
 */
export function headingCells(
  notes: readonly (string | undefined)[],
): Map<string, Partial<BookCell>> {
  const cells = notes.map((text) => ({ style: BOLD, ...(text ? { comment: { text } } : {}) }));
  return new Map(cells.map((cell, column) => [`0,${column}`, cell]));
}

/**
 * A cell as the library for workbooks takes it. In a workbook `_x0041_` stands for the letter A, so a text that contains
 * such a sequence needs its underscore escaped.
 */
export function writtenCell(cell: Cell): Cell | null {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') || null;
}
