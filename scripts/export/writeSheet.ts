import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import type { Cell, SheetTable } from '../sheet/SheetTable';

/** A table as CSV in UTF-8. Without the byte order mark Excel takes it for an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}

/** A table as a workbook of one sheet. The headings are bold and stay visible on scrolling. */
export function writeXlsx([headings = [], ...rows]: SheetTable): Promise<Buffer> {
  return writeExcelFile(
    [
      headings.map((heading) => ({ value: String(heading), fontWeight: 'bold' })),
      ...rows.map((row) => row.map(written)),
    ],
    { sheet: 'Catalogue', stickyRowsCount: 1, columns: headings.map(() => ({ width: 20 })) },
  ).toBuffer();
}

function written(cell: Cell): Cell | null {
  return typeof cell === 'string' ? writtenText(cell) || null : cell;
}

/**
 * Escapes two kinds of text. In a workbook `_x0041_` stands for the letter A, so a text that contains such a sequence
 * needs its underscore escaped. The library keeps texts as keys of a plain object, so `constructor` and its like need
 * another spelling.
 */
function writtenText(text: string): string {
  const plain = text.replace(/_(?=x[\da-f]{4}_)/gi, escaped);
  return plain in {} ? escaped(plain.charAt(0)) + plain.slice(1) : plain;
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
