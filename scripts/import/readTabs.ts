import { unzipSync } from 'fflate';
import { type Cell as BookCell, rangeRef, readXlsx, type Sheet } from 'hucre/xlsx';
import { PICTURE_IN_CELL, withoutResult } from '../sheet/cellFault';
import { pictureFormula } from '../sheet/pictureFormula';
import { type Cell, SheetError, type SheetTable } from '../sheet/SheetTable';
import { MOST_ROWS } from './refuseUnfit';

/** A sheet of a workbook. */
export interface Tab {
  readonly name: string;
  readonly table: SheetTable;
  /** Rows hidden by hand or by a filter; the headings are row 1. */
  readonly hidden: ReadonlySet<number>;
  readonly merged: readonly string[];
  readonly isHidden: boolean;
}

/** Of all sheets together; more than any catalogue needs. */
const MOST_UNPACKED_BYTES = 250_000_000;

/** Empty cells too: the library keeps memory for each. */
const MOST_CELLS = 10_000_000;

const CURE = 'Copy its table into a new workbook, and save that as .xlsx.';

/** One more than `refuseUnfit` allows, so that it notices. */
const AREA = { maxRows: MOST_ROWS + 2, range: 'A1:IW1048576' };

/**
 * Reads sheets one by one: the first with a cell in its farthest corner is already refused.
 * @throws SheetError when the workbook is broken, or unpacks to more than any catalogue.
 */
export async function readTabs(bytes: Uint8Array): Promise<Tab[]> {
  const unpacked = unpackedBytes(bytes);
  refuseMore(unpacked, MOST_UNPACKED_BYTES);
  const names = await sheetNames(bytes);
  // What sheets share is unpacked for each.
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
    // A chart on a sheet of its own has no cells, and the library says so in these words only (`hostileWorkbooks.test`).
    if (/missing worksheet file/.test(String(cause))) return { sheets: [] };
    throw new SheetError(
      `The sheet ${name} is broken, or has cells farther out than any catalogue. ${CURE}`,
      { cause },
    );
  });
  return sheets[0] ?? { name, rows: [] };
}

/** By the archive's list of contents, before unpacking; the library refuses an untrue list. */
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

/** Without empty cells and rows at its ends; at most one row more than `refuseUnfit` allows. */
function tabOf({ name, rows, cells, rowDefs, merges, ...sheet }: Sheet): Tab {
  const table = rows.map((row): Cell[] => row.map((value) => value ?? ''));
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const own = table[row];
    // A note may stand where there is no cell.
    if (own && column < own.length) own[column] = shownIn(cell);
  }
  const filled = table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  const length = filled.findLastIndex((row) => row.length > 0) + 1;
  return {
    name,
    table: filled.slice(0, Math.min(length, MOST_ROWS + 2)),
    hidden: new Set([...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row + 1 : []))),
    merged: (merges ?? []).map((at) => rangeRef(at.startRow, at.startCol, at.endRow, at.endCol)),
    isHidden: Boolean(sheet.hidden || sheet.veryHidden),
  };
}

/**
 * A formula's last result or its picture's address. A failed formula, one without a result and a
 * placed picture become text for `cellFault`: an empty cell would empty its field.
 */
function shownIn({ value, type, formula }: BookCell): Cell {
  const picture = pictureFormula(formula ?? '');
  if (picture !== undefined) return picture;
  if (type === 'error') {
    // Readers that don't know Excel's rich values see a placed picture as this error.
    return formula === undefined && value === '#VALUE!' ? PICTURE_IN_CELL : value || '#ERROR!';
  }
  return value ?? (formula === undefined ? '' : withoutResult(formula));
}
