import { isDeepStrictEqual } from 'node:util';
import { readDay } from '../../src/data/normalise/readDay';
import type { DocumentFields } from '../push/Database';
import type { Column } from '../sheet/Column';
import { cellOf } from '../sheet/cellOf';
import { nameFields } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import type { Refusal, SheetRow } from './parseRows';

/** A field that differs between a row and the database. A cell is empty where the field is absent. */
export interface FieldChange {
  readonly column: Column;
  /** What the database has. */
  readonly before: Cell;
  /** What the row has. */
  readonly after: Cell;
}

export interface Patched {
  /** The document after the change. Fields that the row doesn't have, and those of refused cells, stay. */
  readonly fields: DocumentFields;
  readonly changes: readonly FieldChange[];
  readonly refused: readonly Refusal[];
}

/**
 * Applies a row's cells to a document. A cell with the same meaning as the field changes nothing, however it is spelt. An
 * empty cell removes the field, unless it is the title of a product.
 */
export function patchDocument(
  { row, cells, collection }: SheetRow,
  document: DocumentFields,
): Patched {
  const fields: Record<string, unknown> = { ...document };
  const changes: FieldChange[] = [];
  const refused: Refusal[] = [];
  const [name, ...otherNames] = nameFields[collection.kind];
  for (const [column, cell] of cells) {
    const before = cellOf(document[column.field], column);
    if (saysSame(cell, before, column)) continue;
    const reading = readCell(cell, column.kind);
    const value = 'value' in reading ? reading.value : undefined;
    const reason =
      lettersLost(before, cell) ?? ('reason' in reading ? reading.reason : madeDate(cell, column));
    if (reason !== undefined) {
      refused.push({
        row,
        column: column.heading,
        reason: refusalWords().cell(excerpt(cell), reason),
      });
      continue;
    }
    if (value === undefined) {
      if (column.field === name && otherNames.length === 0) {
        refused.push({
          row,
          column: column.heading,
          reason: refusalWords().untitled(collection.kind),
        });
        continue;
      }
      delete fields[column.field];
    } else fields[column.field] = value;
    changes.push({ column, before, after: cell });
  }
  return { fields, changes, refused };
}

/** Excel's plain "CSV" writes a question mark for each letter that its old encoding lacks. */
function lettersLost(before: Cell, cell: Cell): string | undefined {
  const lost = String(before).replace(/[^\0-\x7f]/g, '?') === String(cell);
  return lost ? refusalWords().lettersLost : undefined;
}

/** A title or size that looks like a date was made one by the spreadsheet: "10-12" becomes 10 December. */
function madeDate(cell: Cell, { field }: Column): string | undefined {
  const [what] = /^(?:title|size|shades|brand)(?=_|$)/.exec(field) ?? [];
  return what && readDay(cell) !== undefined ? refusalWords().isDate(what) : undefined;
}

function excerpt(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Whether a cell has the same meaning as a field of the database, however it is spelt. @param before the field as a cell. */
export function saysSame(cell: Cell, before: Cell, { kind }: Column): boolean {
  if (String(cell) === String(before)) return true;
  // A document that says 0.2 doesn't say 20 %: the site would show no discount.
  if (kind === 'percent' && Number(before) > 0 && Number(before) < 1) return false;
  const [now, known] = [readCell(cell, kind), readCell(before, kind)];
  return 'value' in now && 'value' in known && isDeepStrictEqual(now.value, known.value);
}
