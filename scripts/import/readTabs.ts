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
  /** The numbers of the rows that are hidden, by hand or by a filter; the headings are row 1. */
  readonly hidden: ReadonlySet<number>;
  /** Its merged cells, such as A2:A10. */
  readonly merged: readonly string[];
  /** Whether the sheet itself is hidden. */
  readonly isHidden: boolean;
}

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

/**
 * A sheet of a workbook as the tools read it, without the empty cells and rows at its ends. Of rows beyond those that
 * `refuseUnfit` allows there is one.
 */
function tabOf({ name, rows, cells, rowDefs, merges, ...sheet }: Sheet): Tab {
  const table = rows.map((row): Cell[] => row.map((value) => value ?? ''));
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const own = table[row];
    // A note may stand at a place that has no cell.
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
 * What a cell shows that has more than a value: the last result of its formula, or the address of the picture that the
 * formula shows. A cell that is not empty, though it has no value, says what is there, as `cellFault` knows it: an import
 * would empty its field. Its formula failed, or has no stored result, as in files that no spreadsheet saved, or a picture
 * is placed in it.
 */
function shownIn({ value, type, formula }: BookCell): Cell {
  const picture = pictureFormula(formula ?? '');
  if (picture !== undefined) return picture;
  if (type === 'error') {
    // Excel's rich values: to readers that don't know them, a picture in a cell is this error, without a formula.
    return formula === undefined && value === '#VALUE!' ? PICTURE_IN_CELL : value || '#ERROR!';
  }
  return value ?? (formula === undefined ? '' : withoutResult(formula));
}
