import type { SheetRow } from '../import/parseRows';
import { fileNameIn } from '../pictures/fileNameIn';
import { isPictureColumn } from '../pictures/isPictureColumn';
import type { Column } from '../sheet/Column';
import type { Cell } from '../sheet/SheetTable';
import { cellMark } from './cellMark';
import type { Desk, RememberedRow } from './SheetMemory';

/**
 * The cells of a row that changed since the last run; all of them if it did not read the row. The folder of a file's
 * pictures is at hand, and may have another one under the same name: it is looked at each time.
 */
export function changedCells(
  { cells }: SheetRow,
  before: RememberedRow | undefined,
  desk: Desk,
): ReadonlyMap<Column, Cell> {
  if (!before) return cells;
  const isChanged = ([column, cell]: readonly [Column, Cell]) =>
    cellMark(cell, column) !== (before.marks.get(column.field) ?? '') ||
    (desk === 'file' && isPictureColumn(column) && fileNameIn(cell) !== undefined);
  return new Map([...cells].filter(isChanged));
}
