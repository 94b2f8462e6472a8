import { readFileSync, statSync } from 'node:fs';
import { plainReason } from '../plainReason';
import { SheetError, type SheetTable } from '../sheet/SheetTable';
import { namesTable } from './findColumns';
import { readCsv } from './readCsv';
import { readTabs } from './readTabs';
import { MOST_ROWS, refuseUnfit } from './refuseUnfit';

/** A workbook's table, and the names of its other filled sheets. */
export interface Workbook {
  readonly table: SheetTable;
  readonly hidden?: ReadonlySet<number>;
  readonly passedOver: readonly string[];
  /** Text with commas, where one too many moves cells. */
  readonly isText?: true;
}

/** A hundred times 42 full shelves. A larger file is the wrong one, or an attack. */
const MOST_BYTES = 20_000_000;

/** First bytes of .xlsx and of workbooks from before 2007. */
const ZIP = 'PK\u0003\u0004';
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';
const PDF = '%PDF';

/** In the directory of a workbook with a password. Source: [MS-OFFCRYPTO], 2.3.4.4. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** @throws SheetError that names the file and says what is wrong with it. */
export async function readSheetFile(file: string): Promise<Workbook> {
  try {
    if (statSync(file).size > MOST_BYTES) throw new SheetError('The file is larger than 20 MB.');
    return await readSheet(readFileSync(file));
  } catch (cause) {
    const reason = cause instanceof SheetError ? cause.message : plainReason(cause);
    throw new SheetError(`${file}: ${reason}`, { cause });
  }
}

/**
 * Reads a workbook or text, told apart by the first bytes.
 * @throws SheetError that says what is wrong: empty, too large, no spreadsheet.
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
  // One row for the headings, one to detect too many.
  const table = readCsv(bytes, MOST_ROWS + 2);
  refuseUnfit({ table });
  return { table, passedOver: [], isText: true };
}

/** The first visible sheet with a table of the catalogue; notes and hidden lists may precede it. */
async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const tabs = await readTabs(bytes);
  const visible = tabs.filter(({ isHidden }) => !isHidden);
  const tab = visible.find(({ table }) => namesTable(table[0] ?? [])) ?? visible[0] ?? tabs[0];
  if (!tab) return { table: [], passedOver: [] };
  refuseUnfit(tab);
  const { table, hidden } = tab;
  return {
    table,
    ...(hidden.size ? { hidden } : {}),
    passedOver: tabs
      .filter((other) => other !== tab && other.table.length > 0)
      .map(({ name }) => name),
  };
}
