import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { type Cell, SheetError, type SheetTable } from '../sheet/SheetTable';
import { failedFormulas } from './failedFormulas';
import { mergedCells } from './mergedCells';

/** In bytes: more than any catalogue needs. */
const MOST_UNPACKED_BYTES = 200_000_000;

/** The first sheet of a workbook, and the names of other sheets that are not empty. */
export interface Workbook {
  readonly table: SheetTable;
  readonly passedOver: readonly string[];
}

/**
 * Reads a workbook (.xlsx). The value of a formula is its last result, or what the spreadsheet shows if it failed.
 * @throws SheetError when it is broken, has merged cells, or unpacks to more than any catalogue.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  refuseBombs(bytes);
  const [first, ...others] = await sheetsOf(bytes);
  refuseMergedCells(bytes);
  return {
    table: withFailures(first?.data.map((row) => row.map(cellIn)) ?? [], bytes),
    passedOver: others.filter(({ data }) => data.length > 0).map(({ sheet }) => sheet),
  };
}

function withFailures(table: Cell[][], bytes: Uint8Array): SheetTable {
  for (const { row, column, shows } of failedFormulas(bytes)) {
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

/** A merged cell has its text in its first row only: the rows below it would look as if somebody had emptied them. */
function refuseMergedCells(bytes: Uint8Array): void {
  const merged = mergedCells(bytes);
  if (merged.length === 0) return;
  throw new SheetError(
    `The sheet has merged cells (${merged.slice(0, 5).join(', ')}${merged.length > 5 ? ', …' : ''}), which count for their first row only. Unmerge them, fill in each row, and save it again.`,
  );
}

function broken(cause: unknown): SheetError {
  return new SheetError(
    'The workbook is broken or no .xlsx file. Open it in Excel, LibreOffice or Google Sheets and save it as .xlsx again.',
    { cause },
  );
}
