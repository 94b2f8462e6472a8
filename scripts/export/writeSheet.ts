import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import type { Cell, SheetTable } from '../sheet/SheetTable';

/** A table as CSV that Excel opens with a double click: UTF-8 with a byte order mark, without which it takes it for an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}

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

function written(cell: Cell): Cell | null {
  return typeof cell === 'string' ? writtenText(cell) || null : cell;
}

/**
 * In a workbook `_x0041_` stands for the letter A: a text that has it already needs its first underscore written so. The writer
 * looks texts up among the properties of an object, and so takes "constructor" for one that it has written before.
 */
function writtenText(text: string): string {
  const plain = text.replace(/_(?=x[\da-f]{4}_)/gi, escaped);
  return plain in {} ? escaped(plain.charAt(0)) + plain.slice(1) : plain;
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
