import { isDeepStrictEqual } from 'node:util';
import { encodeFields, type RestFields } from '../push/encodeFields';
import { cellOf } from '../sheet/cellOf';
import type { Column } from '../sheet/columns';
import type { Cell } from '../sheet/SheetTable';
import type { Refusal, SheetRow } from './parseRows';
import { type CellReading, readCell } from './readCell';

/** A field that a row changes. A cell is empty where the field is absent. */
export interface FieldChange {
  readonly column: Column;
  readonly before: Cell;
  readonly after: Cell;
}

export interface Patched {
  /** The document after the change. Fields that the row doesn't have stay. */
  readonly fields: RestFields;
  readonly changes: readonly FieldChange[];
  readonly refused: readonly Refusal[];
}

/**
 * Applies a row's cells to a document. A cell with the same meaning as the field changes nothing, however it is spelt.
 * An empty cell removes the field.
 */
export function patchDocument({ row, cells }: SheetRow, document: RestFields): Patched {
  const fields = { ...document };
  const changes: FieldChange[] = [];
  const refused: Refusal[] = [];
  for (const [column, cell] of cells) {
    const before = cellOf(document[column.field], column);
    const reading = readCell(cell, column.kind);
    if (says(cell, before, reading, column)) continue;
    const reason = 'reason' in reading ? reading.reason : lettersLost(before, cell);
    if (reason || !('value' in reading)) {
      refused.push({ row, column: column.heading, reason: `"${excerpt(cell)}" ${reason}` });
      continue;
    }
    changes.push({ column, before, after: cell });
    if (reading.value === undefined) delete fields[column.field];
    else Object.assign(fields, encodeFields({ [column.field]: reading.value }));
  }
  return { fields, changes, refused };
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

function excerpt(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
