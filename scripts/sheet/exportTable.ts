import type { StoredDocument } from '../push/FirestoreRest';
import { cellOf, cellText } from './cellOf';
import { fieldColumns, placeColumns } from './columns';
import { protectText } from './protectText';
import type { Cell, SheetTable } from './SheetTable';
import { shelfNameOf } from './shelfNames';

/** Documents by id, by collection, as the database has them. */
export type StoredCatalogue = ReadonlyMap<
  string,
  ReadonlyMap<string, Pick<StoredDocument, 'fields'>>
>;

/** The whole catalogue as a table: a row for each document, a column for each field that the site knows. */
export function exportTable(catalogue: StoredCatalogue): SheetTable {
  const columns = [placeColumns.shelf, placeColumns.id, ...fieldColumns];
  return [columns.map(({ heading }) => heading), ...[...catalogue].flatMap(rowsOf)];
}

function rowsOf([collection, documents]: [
  string,
  ReadonlyMap<string, Pick<StoredDocument, 'fields'>>,
]): Cell[][] {
  return [...documents].map(([id, { fields }]) => [
    shelfNameOf(collection),
    protectText(cellText(id), true),
    ...fieldColumns.map((column) => protectCell(cellOf(fields[column.field], column))),
  ]);
}

function protectCell(cell: Cell): Cell {
  return typeof cell === 'string' ? protectText(cell) : cell;
}
