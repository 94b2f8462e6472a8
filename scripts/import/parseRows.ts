import { plainText } from '../../src/data/normalise/plainText';
import { withPictures } from '../pictures/withPictures';
import type { Column } from '../sheet/Column';
import { cellFault, shortenedFault } from '../sheet/cellFault';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { misread } from '../sheet/misread';
import { unprotectText } from '../sheet/protectText';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { factWith, isFact, type SheetCollection, sheetFields } from '../sheet/sheetCollections';
import { findShelf, likelyShelves, shelfNameOf } from '../sheet/shelfNames';
import { findColumns } from './findColumns';
import { hasSplitAmount } from './hasSplitAmount';
import { isVariant, withOtherShops } from './withOtherShops';
import { withStock } from './withStock';

/** Why a row or a cell is not imported. */
export interface Refusal {
  /** The headings are row 1. */
  readonly row: number;
  readonly column?: string;
  readonly reason: string;
  /** Another row that means the same document. */
  readonly twinOf?: number;
}

/** A parsed row: its collection, its document's id, and its cells. */
export interface SheetRow {
  readonly row: number;
  /** In reasons; by default "row 4". */
  readonly called?: string;
  readonly collection: SheetCollection;
  /** Absent if the cell is empty: the title then identifies the document. */
  readonly id?: string;
  /** Without columns that the file lacks. */
  readonly cells: ReadonlyMap<Column, Cell>;
  /** Cells that can't be taken, not among `cells`. A new document needs all of its row. */
  readonly faults?: readonly Refusal[];
  readonly isHidden?: true;
}

export interface ParsedRows {
  readonly rows: readonly SheetRow[];
  readonly refused: readonly Refusal[];
  readonly unknown: readonly string[];
  /** Of another shop's export: how columns are read, and rows that are no products. */
  readonly read: readonly string[];
  readonly variants: readonly number[];
  readonly hasStrangeShelf: boolean;
}

/**
 * Parses the rows of a table. Skips empty rows, and notes right of the headings.
 * @param hidden Rows that the spreadsheet does not show.
 * @param isText Text with commas: a cell right of the headings tells that others moved.
 * @throws SheetError when the headings can't be used.
 */
export function parseRows(
  [headings = [], ...body]: SheetTable,
  hidden: ReadonlySet<number> = new Set(),
  isText = false,
): ParsedRows {
  const { places, others, read, unknown } = findColumns(headings);
  const rows: SheetRow[] = [];
  const refused: Refusal[] = [];
  const variants: number[] = [];
  let hasStrangeShelf = false;
  const width = headings.findLastIndex((heading) => !isEmpty(heading)) + 1;
  body.forEach((cells, index) => {
    if ((isText ? cells : cells.slice(0, width)).every(isEmpty)) return;
    const at = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const otherAt = (heading: string) =>
      others.has(heading) ? (cells[others.get(heading) ?? -1] ?? '') : undefined;
    if (isVariant(title && places.has(title) ? at(title) : undefined, otherAt)) {
      variants.push(index + 2);
      return;
    }
    const reason = movedCells(cells, isText ? width : cells.length, places);
    const found = reason
      ? { row: index + 2, reason }
      : readRow(index + 2, at, [...places.keys()], otherAt);
    if ('reason' in found) refused.push(found);
    else rows.push(hidden.has(found.row) ? { ...found, isHidden: true } : found);
    const shelf = shelfIn(at);
    hasStrangeShelf ||= shelf !== '' && !findShelf(shelf) && likelyShelves(shelf).length === 0;
  });
  return { rows, refused, unknown, read, variants, hasStrangeShelf };
}

const title = fieldColumns.find(({ field }) => field === 'title');

const SHIFTED =
  'it has more cells than there are headings, so its cells may have moved: write a number or text with a comma in quotation marks, such as "1,299"';

/**
 * Why a row is refused whose cells moved. Empty ones are no sign: some programs end with commas.
 */
function movedCells(
  cells: readonly Cell[],
  width: number,
  places: ReadonlyMap<Column, number>,
): string | undefined {
  if (cells.slice(width).some((cell) => !isEmpty(cell))) return SHIFTED;
  if (!hasSplitAmount(cells, places)) return undefined;
  return cells.length > width ? SHIFTED : refusalWords().split;
}

function readRow(
  row: number,
  at: (column: Column) => Cell,
  columns: readonly Column[],
  otherAt: (heading: string) => Cell | undefined,
): SheetRow | Refusal {
  const { shelf, id } = placeColumns;
  const name = shelfIn(at);
  const collection = columns.includes(shelf)
    ? findShelf(name)
    : factWith(columns.map(({ field }) => field));
  if (!collection)
    return { row, column: shelf.heading, reason: misread(name) ?? unknownShelf(name) };
  const key = at(id);
  const spoilt =
    key instanceof Date ? refusalWords().idIsDate : (cellFault(key) ?? shortenedFault(key));
  if (spoilt) return { row, column: id.heading, reason: spoilt };
  const given = unprotectText(String(key), true);
  const known = sheetFields[collection.kind];
  const fields = columns.filter((column) => fieldColumns.includes(column));
  const fact = isFact(collection.kind) ? shelfNameOf(collection.name) : undefined;
  const faults = fields
    .filter((column) => !known.includes(column.field) && !isEmpty(at(column)))
    .map(({ heading }) => ({
      row,
      column: heading,
      reason: refusalWords().hasNone(collection.kind, fact),
    }));
  const own = new Map(
    fields.filter(({ field }) => known.includes(field)).map((column) => [column, bare(at(column))]),
  );
  const whole = collection.kind === 'product' ? withOtherShops(own, otherAt) : own;
  const { cells: pictured, ...crowded } = withPictures(whole, collection.kind);
  if (crowded.fault) faults.push({ row, ...crowded.fault });
  const stocked = known.includes('soldOut')
    ? withStock(pictured, at(placeColumns.stock))
    : pictured;
  if (!stocked) {
    faults.push({ row, column: placeColumns.stock.heading, reason: refusalWords().notStock });
  }
  return {
    row,
    collection,
    ...(given.trim() ? { id: given } : {}),
    ...(faults.length > 0 ? { faults } : {}),
    cells: stocked ?? pictured,
  };
}

/** WooCommerce writes the & of a category as `&amp;`. */
function shelfIn(at: (column: Column) => Cell): string {
  return String(plainText(bare(at(placeColumns.shelf)))).trim();
}

function unknownShelf(name: string): string {
  if (!name) return refusalWords().noShelf;
  return refusalWords().unknownShelf(name.slice(0, 60), likelyShelves(name));
}

function bare(cell: Cell): Cell {
  return typeof cell === 'string' ? unprotectText(cell, true) : cell;
}

function isEmpty(cell: Cell): boolean {
  return !(cell instanceof Date) && String(cell).trim() === '';
}
