import { readCsv } from './readCsv';
import { readXlsx, type Workbook } from './readXlsx';
import { SheetError } from './SheetError';
import { sheetLimits } from './sheetLimits';

/** The first bytes of a zip archive, which an .xlsx file is, and of the workbooks of before 2007. */
const ZIP = 'PK\u0003\u0004';
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';

/**
 * Reads a spreadsheet, whatever its name says: by its first bytes a workbook, else text.
 * @throws SheetError that says what is wrong with it: empty, too large, no spreadsheet.
 */
export async function readSheet(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length > sheetLimits.bytes) throw new SheetError('The file is larger than 20 MB.');
  const workbook = await parse(bytes);
  const { table } = workbook;
  if (!table.some((row) => row.some((cell) => String(cell).trim()))) {
    throw new SheetError('The file is empty.');
  }
  if (table.length > sheetLimits.rows + 1) {
    throw new SheetError(
      `The file has more than ${sheetLimits.rows.toLocaleString('en-IN')} rows.`,
    );
  }
  return workbook;
}

async function parse(bytes: Uint8Array): Promise<Workbook> {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (beginning === OLD_WORKBOOK) {
    throw new SheetError('The file is a workbook of before 2007. Save it as .xlsx.');
  }
  return beginning === ZIP ? readXlsx(bytes) : { table: readCsv(bytes), passedOver: [] };
}
