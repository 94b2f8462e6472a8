import Papa from 'papaparse';
import { SheetError, type SheetTable } from '../sheet/SheetTable';

/** A first line such as `sep=;` tells Excel the delimiter. */
const told = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n?|\n)/i;

/**
 * The delimiter is that of a first line `sep=;`, else the comma, semicolon or tab that the headings
 * have most of.
 * @param mostRows Further rows are left out.
 * @throws SheetError for bytes that are not text, and for an unclosed quotation mark.
 */
export function readCsv(bytes: Uint8Array, mostRows: number): SheetTable {
  const whole = decodeText(bytes);
  const text = whole.replace(told, '');
  const delimiter = told.exec(whole)?.[1] ?? delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: mostRows });
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

/**
 * Reads UTF-8, or UTF-16 with a byte order mark (Excel's "Unicode Text"). Refuses old encodings,
 * which lose Bengali letters and ₹.
 */
function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes, encodingOf(bytes));
  if (text.includes('\0')) throw new SheetError('The file is no spreadsheet that can be read.');
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SheetError(
      bytes.includes(0)
        ? 'The file is no spreadsheet that can be read.'
        : 'The file is not in UTF-8, so letters such as ₹ or অ are lost. In Excel choose "Save as", "CSV UTF-8", or save it as .xlsx.',
      { cause },
    );
  }
}
