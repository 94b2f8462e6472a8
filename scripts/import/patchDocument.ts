import { isDeepStrictEqual } from 'node:util';
import { readDay } from '../../src/data/normalise/readDay';
import type { DocumentFields } from '../push/Database';
import type { Column } from '../sheet/Column';
import { cellOf } from '../sheet/cellOf';
import { type ExportedMarks, isAsExported } from '../sheet/exportedMarks';
import { type CellReading, readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';
import type { Refusal, SheetRow } from './parseRows';

/** A field that differs between a row and the database. A cell is empty where the field is absent. */
export interface FieldChange {
  readonly column: Column;
  /** What the database has. */
  readonly before: Cell;
  /** What the row has. */
  readonly after: Cell;
  /** Who changed it since the export; absent when the row has no marks. */
  readonly since?: 'owner' | 'both';
}

export interface Patched {
  /** The document after the change. Fields that the row doesn't have stay. */
  readonly fields: DocumentFields;
  readonly changes: readonly FieldChange[];
  /** Fields that only the database changed since the export. They stay as they are there. */
  readonly outdated: readonly FieldChange[];
  readonly refused: readonly Refusal[];
}

/**
 * Applies a row's cells to a document. A cell with the same meaning as the field changes nothing, however it is spelt,
 * and neither does one that is as it was exported. An empty cell removes the field.
 */
export function patchDocument(
  { row, cells }: SheetRow,
  document: DocumentFields,
  marks?: ExportedMarks,
): Patched {
  const fields: Record<string, unknown> = { ...document };
  const changes: FieldChange[] = [];
  const outdated: FieldChange[] = [];
  const refused: Refusal[] = [];
  for (const [column, cell] of cells) {
    const before = cellOf(document[column.field], column);
    const reading = readCell(cell, column.kind);
    if (says(cell, before, reading, column)) continue;
    const change = { column, before, after: cell };
    if (marks && isAsExported(marks, column, cell)) {
      outdated.push(change);
      continue;
    }
    const reason =
      lettersLost(before, cell) ?? ('reason' in reading ? reading.reason : madeDate(cell, column));
    if (reason || !('value' in reading)) {
      refused.push({ row, column: column.heading, reason: `"${excerpt(cell)}" ${reason}` });
      continue;
    }
    changes.push({ ...change, ...(marks ? { since: changedBy(marks, column, before) } : {}) });
    if (reading.value === undefined) delete fields[column.field];
    else fields[column.field] = reading.value;
  }
  return { fields, changes, outdated, refused };
}

function changedBy(marks: ExportedMarks, column: Column, before: Cell): 'owner' | 'both' {
  return isAsExported(marks, column, before) ? 'owner' : 'both';
}

function says(cell: Cell, before: Cell, reading: CellReading, { kind }: Column): boolean {
  if (String(cell) === String(before)) return true;
  // A document that says 0.2 doesn't say 20 %: the site would show no discount.
  if (kind === 'percent' && Number(before) > 0 && Number(before) < 1) return false;
  const known = readCell(before, kind);
  return 'value' in reading && 'value' in known && isDeepStrictEqual(reading.value, known.value);
}

/** Excel's plain "CSV" writes a question mark for each letter that its old encoding lacks. */
function lettersLost(before: Cell, cell: Cell): string | undefined {
  const lost = String(before).replace(/[^\0-\x7f]/g, '?') === String(cell);
  return lost
    ? 'lost its letters when the file was saved; save it as "CSV UTF-8" or .xlsx'
    : undefined;
}

/** A title or size that looks like a date was made one by the spreadsheet: "10-12" becomes 10 December. */
function madeDate(cell: Cell, { field }: Column): string | undefined {
  const [what] = /^(?:title|size|shades|brand)(?=_|$)/.exec(field) ?? [];
  return what && readDay(cell) !== undefined
    ? `is a date and no ${what}; perhaps the spreadsheet made it one: give the cell the format Text, and type it again`
    : undefined;
}

function excerpt(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
