import type { SheetRow } from '../import/parseRows';
import type { Column } from '../sheet/Column';
import { isAsExported, readMarks } from '../sheet/exportedMarks';
import type { Cell } from '../sheet/SheetTable';
import type { RememberedShelf } from './SheetMemory';

/** The cells of a row that changed since the last run; all of them if it did not read the row. */
export function changedCells(
  { cells, collection }: SheetRow,
  id: string | undefined,
  shelf: RememberedShelf,
): ReadonlyMap<Column, Cell> {
  const marks =
    id === undefined ? undefined : readMarks(shelf.get(id)?.marks ?? '', collection.name, id);
  if (!marks) return cells;
  return new Map([...cells].filter(([column, cell]) => !isAsExported(marks, column, cell)));
}
