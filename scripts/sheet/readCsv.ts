import Papa from 'papaparse';
import { decodeText } from './decodeText';
import { SheetError } from './SheetError';
import type { SheetTable } from './SheetTable';
import { sheetLimits } from './sheetLimits';

/**
 * The table of a file of text: commas, semicolons or tabs between the cells, whichever the first line has most of.
 * @throws SheetError when it is no text, or a quotation mark is not closed.
 */
export function readCsv(bytes: Uint8Array): SheetTable {
  const text = decodeText(bytes);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: sheetLimits.rows + 2,
  });
  const [error] = errors;
  if (error) {
    throw new SheetError(
      `Row ${(error.row ?? 0) + 1}: a quotation mark is not closed, or stands in the middle of a cell.`,
    );
  }
  return data;
}

function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const bare = headings.replace(/"[^"]*"/g, '');
  const counts = [',', '\t', ';'].map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
