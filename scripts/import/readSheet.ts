import { readFileSync, statSync } from 'node:fs';
import { plainReason } from '../plainReason';
import { MOST_ROWS } from '../sheet/mostRows';
import { SheetError } from '../sheet/SheetTable';
import { readCsv } from './readCsv';
import { readXlsx, type Workbook } from './readXlsx';
import { refuseUnfit } from './refuseUnfit';

/** About a hundred times a catalogue of 42 full shelves. A larger file is the wrong one, or an attack. */
const MOST_BYTES = 20_000_000;

/** The first bytes of a zip archive, which an .xlsx file is, of workbooks from before 2007, and of a PDF. */
const ZIP = 'PK\u0003\u0004';
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';
const PDF = '%PDF';

/** What the directory of a workbook with a password names its content. Source: [MS-OFFCRYPTO], 2.3.4.4. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads a spreadsheet file.
 * @throws SheetError that names the file and says what is wrong with it.
 */
export async function readSheetFile(file: string): Promise<Workbook> {
  try {
    // The size is checked first, so that a huge file never fills the memory.
    if (statSync(file).size > MOST_BYTES) throw new SheetError('The file is larger than 20 MB.');
    return await readSheet(readFileSync(file));
  } catch (cause) {
    const reason = cause instanceof SheetError ? cause.message : plainReason(cause);
    throw new SheetError(`${file}: ${reason}`, { cause });
  }
}

/**
 * Reads a spreadsheet. Its first bytes decide whether it is a workbook or text; its name doesn't matter.
 * @throws SheetError that says what is wrong with it: empty, too large, no spreadsheet.
 */
export async function readSheet(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length > MOST_BYTES) throw new SheetError('The file is larger than 20 MB.');
  const workbook = await parse(bytes);
  const { table } = workbook;
  if (!table.some((row) => row.some((cell) => String(cell).trim()))) {
    throw new SheetError('The file is empty.');
  }
  return workbook;
}

async function parse(bytes: Uint8Array): Promise<Workbook> {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (beginning === OLD_WORKBOOK) {
    throw new SheetError(
      Buffer.from(bytes).includes(ENCRYPTED)
        ? 'The workbook has a password. Open it in Excel, empty the password (File, Info, Protect Workbook, Encrypt with Password), and save it again.'
        : 'The file is a workbook of before 2007. Save it as .xlsx.',
    );
  }
  if (beginning === PDF) {
    throw new SheetError(
      'The file is a PDF, whatever its name. Open the table that it was made of, and save that as .xlsx.',
    );
  }
  if (beginning === ZIP) return readXlsx(bytes);
  // One row more for the headings, and one more to detect that there are too many.
  const table = readCsv(bytes, MOST_ROWS + 2);
  refuseUnfit({ table, merged: [] });
  return { table, passedOver: [], isText: true };
}
