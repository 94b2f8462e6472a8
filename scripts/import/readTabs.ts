import { unzipSync } from 'fflate';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { MOST_ROWS } from '../sheet/mostRows';
import { SheetError } from '../sheet/SheetTable';
import type { Tab } from './Tab';
import { tabOf } from './tabOf';

/** In bytes, what is unpacked until all sheets are read: more than any catalogue needs. */
const MOST_UNPACKED_BYTES = 250_000_000;

/** Of all sheets, the empty ones between others too: the library keeps a place in memory for each. */
const MOST_CELLS = 10_000_000;

const CURE = 'Copy its table into a new workbook, and save that as .xlsx.';

/** One row and one column more than `refuseUnfit` allows, so that it finds the table too large. */
const AREA = { maxRows: MOST_ROWS + 2, range: 'A1:IW1048576' };

/**
 * Reads all sheets of a workbook (.xlsx), one after the other, so that a sheet with one cell in its farthest corner is
 * refused before there are many of them.
 * @throws SheetError when it is broken, or unpacks to more than any catalogue.
 */
export async function readTabs(bytes: Uint8Array): Promise<Tab[]> {
  const unpacked = unpackedBytes(bytes);
  refuseMore(unpacked, MOST_UNPACKED_BYTES);
  const names = await sheetNames(bytes);
  // What the sheets share is unpacked for each.
  refuseMore(unpacked * names.length, MOST_UNPACKED_BYTES);
  const tabs: Tab[] = [];
  let cells = 0;
  for (const [place, name] of names.entries()) {
    const sheet = await sheetAt(bytes, place, name);
    cells += sheet.rows.length * (sheet.rows[0]?.length ?? 0);
    refuseMore(cells, MOST_CELLS);
    tabs.push(tabOf(sheet));
  }
  return tabs;
}

async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  const list = ({ name }: { readonly name: string }) => {
    names.push(name);
    return false;
  };
  await readXlsx(bytes, { sheets: list }).catch((cause) => {
    throw broken(cause);
  });
  return names;
}

async function sheetAt(bytes: Uint8Array, place: number, name: string): Promise<Sheet> {
  const { sheets } = await readXlsx(bytes, { ...AREA, sheets: [place] }).catch((cause) => {
    // A chart that Google Sheets or Excel moved to a sheet of its own: there are no cells.
    if (/missing worksheet file/.test(String(cause))) return { sheets: [] };
    throw new SheetError(
      `The sheet ${name} is broken, or has cells farther out than any catalogue. ${CURE}`,
      { cause },
    );
  });
  return sheets[0] ?? { name, rows: [] };
}

/** Told by the zip archive's list of contents, before anything is unpacked; the library refuses a list that is untrue. */
function unpackedBytes(bytes: Uint8Array): number {
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
  return unpacked;
}

function refuseMore(amount: number, most: number): void {
  if (amount > most)
    throw new SheetError(`The workbook unpacks to more than any catalogue holds. ${CURE}`);
}

function broken(cause: unknown): SheetError {
  return new SheetError(
    'The workbook is broken or no .xlsx file. Open it in Excel, LibreOffice or Google Sheets and save it as .xlsx again.',
    { cause },
  );
}
