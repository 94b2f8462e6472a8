import type { StoredDocument } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import { cellOf, cellText } from './cellOf';
import { fieldColumns, placeColumns } from './columns';
import { protectText } from './protectText';
import type { Cell, SheetTable } from './SheetTable';
import { shelfNameOf } from './shelfNames';

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
