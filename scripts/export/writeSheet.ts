import { type Cell as BookCell, writeXlsx as writeWorkbook } from 'hucre/xlsx';
import Papa from 'papaparse';
import type { Cell, SheetTable } from '../sheet/SheetTable';

/** A table as CSV in UTF-8, with a byte order mark: without it Excel assumes an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}

/** A table as a workbook of one sheet, with bold headings that stay visible. */
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

/** Complete, because a font with a weight alone has neither name nor size. */
const BOLD = { font: { name: 'Calibri', size: 11, bold: true } };

/**
 * Bold letters and notes for the headings of a sheet, by row and column ("0,2").
 * @param notes One for each column, or undefined.
 */
export function headingCells(
  notes: readonly (string | undefined)[],
): Map<string, Partial<BookCell>> {
  const cells = notes.map((text) => ({ style: BOLD, ...(text ? { comment: { text } } : {}) }));
  return new Map(cells.map((cell, column) => [`0,${column}`, cell]));
}

/** In workbooks `_x0041_` stands for the letter A, so the underscore of such a text is escaped. */
export function writtenCell(cell: Cell): Cell | null {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') || null;
}
