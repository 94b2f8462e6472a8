import type { DocumentFields } from '../database/Database';
import type { Refusal, SheetRow } from '../import/parseRows';
import { cellOf } from '../sheet/cellOf';
import { refusalWords } from '../sheet/refusalWords';
import { isPictureColumn } from './isPictureColumn';

/**
 * Remarks on empty cells whose documents keep a picture. A filter hides most rows: not on these.
 */
export function emptyPictures(
  rows: readonly SheetRow[],
  fieldsOf: (row: SheetRow) => DocumentFields | undefined,
): Refusal[] {
  return rows.flatMap((row) => {
    const fields = row.isHidden ? {} : (fieldsOf(row) ?? {});
    return [...row.cells].flatMap(([column, cell]) => {
      if (!isPictureColumn(column) || !isEmpty(cell)) return [];
      const reason = refusalWords().emptyPicture(column.heading);
      return isEmpty(cellOf(fields[column.field], column)) ? [] : [{ row: row.row, reason }];
    });
  });
}

function isEmpty(cell: unknown): boolean {
  return String(cell).trim() === '';
}
