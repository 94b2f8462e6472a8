import type { StoredDocument } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import { cellOf, cellText } from '../sheet/cellOf';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { writeMarks } from '../sheet/exportedMarks';
import { protectText } from '../sheet/protectText';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { shelfNameOf } from '../sheet/shelfNames';

/** The whole catalogue as a table: a row for each document, a column for each field that the site knows, and the marks. */
export function exportTable(catalogue: StoredCollections): SheetTable {
  const columns = [placeColumns.shelf, placeColumns.id, ...fieldColumns, placeColumns.exported];
  return [columns.map(({ heading }) => heading), ...[...catalogue].flatMap(rowsOf)];
}

function rowsOf([collection, documents]: [string, ReadonlyMap<string, StoredDocument>]): Cell[][] {
  return [...documents].map(([id, { fields }]) => {
    const cells = fieldColumns.map(
      (column) => [column, cellOf(fields[column.field], column)] as const,
    );
    return [
      shelfNameOf(collection),
      protectText(cellText(id), true),
      ...cells.map(([, cell]) => protectCell(cell)),
      writeMarks(collection, id, cells),
    ];
  });
}

function protectCell(cell: Cell): Cell {
  return typeof cell === 'string' ? protectText(cell) : cell;
}
