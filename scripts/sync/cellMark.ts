import { createHash } from 'node:crypto';
import type { Column } from '../sheet/Column';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';

/**
 * A short digest of what a cell means, however it is written; empty for an empty cell. It has 24 bits: two different
 * cells have the same once in 17 million.
 */
export function cellMark(cell: Cell, { field, kind }: Column): string {
  const reading = readCell(cell, kind);
  if ('value' in reading && reading.value === undefined) return '';
  // A document that says 0.2 does not say 20 %: correcting it is a change.
  const isFraction = kind === 'percent' && Number(cell) > 0 && Number(cell) < 1;
  const isRead = 'value' in reading && !isFraction;
  const meaning = JSON.stringify([field, isRead ? reading.value : String(cell)]);
  return createHash('sha256').update(meaning).digest('hex').slice(0, 6);
}
