import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { type Cell, SheetError, type SheetTable } from '../sheet/SheetTable';
import { hiddenRows } from './hiddenRows';
import { sheetText } from './sheetText';
import { type UnreadCell, unreadCells } from './unreadCells';

/** In bytes: more than any catalogue needs. */
const MOST_UNPACKED_BYTES = 200_000_000;

/** A sheet of a workbook. */
export interface Tab {
  readonly name: string;
  readonly table: SheetTable;
  /** The numbers of the rows that are hidden, by hand or by a filter; the headings are row 1. */
  readonly hidden: ReadonlySet<number>;
}

/**
 * Reads all sheets of a workbook (.xlsx). The value of a formula is its last result; where there is none, the cell says
 * what is there (`unreadCells`).
 * @throws SheetError when it is broken, or unpacks to more than any catalogue.
 */
export async function readTabs(bytes: Uint8Array): Promise<Tab[]> {
  refuseBombs(bytes);
  const sheets = await sheetsOf(bytes);
  return sheets.map(({ sheet, data }, place) => {
    const xml = sheetText(bytes, place);
    const cells = data.map((row) => row.map(cellIn));
    return { name: sheet, table: withUnread(cells, unreadCells(xml)), hidden: hiddenRows(xml) };
  });
}

function withUnread(table: Cell[][], unread: readonly UnreadCell[]): SheetTable {
  for (const { row, column, shows } of unread) {
    const cells = table[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = shows;
    table[row] ??= cells;
  }
  return Array.from(table, (row) => row ?? []);
}

function cellIn(found: unknown): Cell {
  if (typeof found === 'number' || typeof found === 'boolean' || found instanceof Date)
    return found;
  return typeof found === 'string' ? found : '';
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readExcelFile(Buffer.from(bytes), { trim: false });
  } catch (cause) {
    throw broken(cause);
  }
}

/** Refuses a zip bomb by its list of contents, before anything is unpacked. */
function refuseBombs(bytes: Uint8Array): void {
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw broken(cause);
  }
  if (unpacked > MOST_UNPACKED_BYTES) {
    throw new SheetError('The workbook unpacks to more than any catalogue holds.');
  }
}

function broken(cause: unknown): SheetError {
  return new SheetError(
    'The workbook is broken or no .xlsx file. Open it in Excel, LibreOffice or Google Sheets and save it as .xlsx again.',
    { cause },
  );
}
