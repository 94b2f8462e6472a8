import { cellText } from '../sheet/cellOf';
import { type Column, fieldColumns, placeColumns } from '../sheet/columns';
import { isShortened } from '../sheet/isShortened';
import { unprotectText } from '../sheet/protectText';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { type SheetCollection, sheetFields } from '../sheet/sheetCollections';
import { findShelf, likelyShelves } from '../sheet/shelfNames';
import { shortenedReason } from '../sheet/shortenedReason';
import { findColumns } from './findColumns';
import { withStock } from './withStock';

/** Why a row is not imported. */
export interface Refusal {
  /** The row's number in the spreadsheet; the headings are row 1. */
  readonly row: number;
  /** The heading of the column at fault; absent if the whole row is. */
  readonly column?: string;
  readonly reason: string;
  /** Another row that means the same document; absent when the row itself is at fault. */
  readonly twinOf?: number;
}

/** A parsed row: its collection, its document's id, and its cells. */
export interface SheetRow {
  readonly row: number;
  /** What reasons call it; absent if it is just "row 4". */
  readonly called?: string;
  readonly collection: SheetCollection;
  /** The text of the id cell. Absent if the cell is empty: the title then identifies the document. */
  readonly id?: string;
  /** The text of the cell with the marks of the export. Absent if it is empty. */
  readonly exported?: string;
  /** The cells of fields, by column. Columns that the file lacks are absent. */
  readonly cells: ReadonlyMap<Column, Cell>;
}

export interface ParsedRows {
  readonly rows: readonly SheetRow[];
  readonly refused: readonly Refusal[];
  /** The headings of columns that the site does not know. */
  readonly unknown: readonly string[];
  /** Whether a row names a shelf that is like none of the site's. */
  readonly hasStrangeShelf: boolean;
}

/**
 * Parses the rows of a table. Empty rows are skipped.
 * @throws SheetError when the headings can't be used.
 */
export function parseRows([headings = [], ...body]: SheetTable): ParsedRows {
  const { places, unknown } = findColumns(headings);
  const rows: SheetRow[] = [];
  const refused: Refusal[] = [];
  let hasStrangeShelf = false;
  body.forEach((cells, index) => {
    if (cells.every(isEmpty)) return;
    const at = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const read = isShifted(cells, headings)
      ? { row: index + 2, reason: SHIFTED }
      : readRow(index + 2, at, [...places.keys()]);
    if ('reason' in read) refused.push(read);
    else rows.push(read);
    const shelf = shelfIn(at);
    hasStrangeShelf ||= shelf !== '' && !findShelf(shelf) && likelyShelves(shelf).length === 0;
  });
  return { rows, refused, unknown, hasStrangeShelf };
}

/** Said of a row with more cells than there are headings. */
const SHIFTED =
  'it has more cells than there are headings, so its cells may have moved: write a number or text with a comma in quotation marks, such as "1,299"';

/** A comma within a cell of a CSV file splits it, and all cells after it stand under the wrong headings. */
function isShifted(cells: readonly Cell[], headings: readonly Cell[]): boolean {
  const last = headings.findLastIndex((heading) => !isEmpty(heading));
  return cells.length > headings.length || cells.slice(last + 1).some((cell) => !isEmpty(cell));
}

function readRow(
  row: number,
  at: (column: Column) => Cell,
  columns: readonly Column[],
): SheetRow | Refusal {
  const { shelf, id } = placeColumns;
  const name = shelfIn(at);
  const collection = findShelf(name);
  if (!collection) return { row, column: shelf.heading, reason: unknownShelf(name) };
  const key = at(id);
  if (key instanceof Date) {
    return {
      row,
      column: id.heading,
      reason: 'the spreadsheet made a date of it; format it as Text',
    };
  }
  if (isShortened(key)) return { row, column: id.heading, reason: shortenedReason };
  const given = cellText(unprotectText(String(key), true));
  const known = Object.keys(sheetFields[collection.kind]);
  const fields = columns.filter((column) => fieldColumns.includes(column));
  const unknownField = fields.find(
    (column) => !known.includes(column.field) && !isEmpty(at(column)),
  );
  if (unknownField) {
    const reason = `a ${collection.kind} has none: leave the cell empty`;
    return { row, column: unknownField.heading, reason };
  }
  const exported = String(at(placeColumns.exported)).trim();
  const own = new Map(
    fields.filter(({ field }) => known.includes(field)).map((column) => [column, bare(at(column))]),
  );
  const cells = known.includes('soldOut') ? withStock(own, at(placeColumns.stock)) : own;
  if (!cells) {
    const reason = "can't be read: type how many there are; 0 means sold out";
    return { row, column: placeColumns.stock.heading, reason };
  }
  return {
    row,
    collection,
    ...(given.trim() ? { id: given } : {}),
    ...(exported ? { exported } : {}),
    cells,
  };
}

function shelfIn(at: (column: Column) => Cell): string {
  return String(bare(at(placeColumns.shelf))).trim();
}

function unknownShelf(name: string): string {
  if (!name) return 'it does not say on which shelf';
  const likely = likelyShelves(name).map((shelf) => `"${shelf}"`);
  const guess = likely.length > 0 ? `; did you mean ${likely.join(' or ')}?` : '';
  return `the site has no shelf "${name.slice(0, 60)}"${guess}`;
}

function bare(cell: Cell): Cell {
  return typeof cell === 'string' ? cellText(unprotectText(cell)) : cell;
}

function isEmpty(cell: Cell): boolean {
  return !(cell instanceof Date) && String(cell).trim() === '';
}
