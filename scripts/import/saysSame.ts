import { isDeepStrictEqual } from 'node:util';
import type { Column } from '../sheet/Column';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';

/** Whether a cell has the same meaning as a field of the database, however it is spelt. @param before the field as a cell. */
export function saysSame(cell: Cell, before: Cell, { kind }: Column): boolean {
  if (String(cell) === String(before)) return true;
  // A document that says 0.2 doesn't say 20 %: the site would show no discount.
  if (kind === 'percent' && Number(before) > 0 && Number(before) < 1) return false;
  const [now, known] = [readCell(cell, kind), readCell(before, kind)];
  return 'value' in now && 'value' in known && isDeepStrictEqual(now.value, known.value);
}
