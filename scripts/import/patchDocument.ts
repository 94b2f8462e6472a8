import { isDeepStrictEqual } from 'node:util';
import { readDay } from '../../src/data/normalise/readDay';
import type { DocumentFields } from '../database/Database';
import type { Column } from '../sheet/Column';
import { cellOf } from '../sheet/cellOf';
import { nameFields } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import type { Refusal, SheetRow } from './parseRows';

/** How a row differs from the database. Empty where the field is absent. */
export interface FieldChange {
  readonly column: Column;
  readonly before: Cell;
  readonly after: Cell;
}

export interface Patched {
  /** With the fields that the row doesn't have, or whose cells are refused. */
  readonly fields: DocumentFields;
  readonly changes: readonly FieldChange[];
  readonly refused: readonly Refusal[];
}

/** Equal meaning changes nothing. An empty cell removes its field, except a product's title. */
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

/** Spreadsheets make a date of "10-12": 10 December. */
function madeDate(cell: Cell, { field }: Column): string | undefined {
  const [what] = /^(?:title|size|shades|brand)(?=_|$)/.exec(field) ?? [];
  return what && readDay(cell) !== undefined ? refusalWords().isDate(what) : undefined;
}

function excerpt(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Whether cell and field mean the same, however spelt. @param before The field as a cell. */
export function saysSame(cell: Cell, before: Cell, { kind }: Column): boolean {
  if (String(cell) === String(before)) return true;
  // A document with 0.2 doesn't mean 20 %: the site would show no discount.
  if (kind === 'percent' && Number(before) > 0 && Number(before) < 1) return false;
  const [now, known] = [readCell(cell, kind), readCell(before, kind)];
  return 'value' in now && 'value' in known && isDeepStrictEqual(now.value, known.value);
}
