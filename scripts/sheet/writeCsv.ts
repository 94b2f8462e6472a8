import Papa from 'papaparse';
import type { SheetTable } from './SheetTable';

/** A table as CSV that Excel opens with a double click: UTF-8 with a byte order mark, without which it takes it for an old encoding. */
export function writeCsv(table: SheetTable): string {
  return `\ufeff${Papa.unparse(table.map((row) => [...row]))}\r\n`;
}
