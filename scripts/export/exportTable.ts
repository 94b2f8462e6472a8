import type { StoredDocument } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import { cellOf, cellText } from '../sheet/cellOf';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { protectText } from '../sheet/protectText';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { shelfNameOf } from '../sheet/shelfNames';

/** The whole catalogue as a table: a row for each document, a column for each field that the site knows. */
export function exportTable(catalogue: StoredCollections): SheetTable {
  const columns = [placeColumns.shelf, placeColumns.id, ...fieldColumns];
  return [columns.map(({ heading }) => heading), ...[...catalogue].flatMap(rowsOf)];
}

function rowsOf([collection, documents]: [string, ReadonlyMap<string, StoredDocument>]): Cell[][] {
  return [...documents].map(([id, { fields }]) => [
    shelfNameOf(collection),
    protectText(cellText(id), true),
    ...fieldColumns.map((column) => protectCell(cellOf(fields[column.field], column))),
  ]);
}

function protectCell(cell: Cell): Cell {
  return typeof cell === 'string' ? protectText(cell) : cell;
}
