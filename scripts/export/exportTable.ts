import { translatedField } from '../../src/data/normalise/translations';
import type { StoredDocument } from '../push/Database';
import type { StoredCollections } from '../push/listDocuments';
import type { CellKind, Column } from '../sheet/Column';
import { cellOf, cellText } from '../sheet/cellOf';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { protectText } from '../sheet/protectText';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { isOfNoItem } from '../sheet/sheetCollections';
import { shelfNameOf } from '../sheet/shelfNames';

/** Not every shop has brands, and one without them need not read of any. */
const BRAND = 'brand';

/**
 * The whole catalogue as a table: a row for each document, a column for each field that the site knows.
 * Columns of translations, of rows and of brands are there only if a document has one: nobody wants dozens of empty ones.
 * @param isCsv In a CSV file a spreadsheet takes 4-6 for a date as soon as it is opened, and saves it as 04-Jun.
 */
export function exportTable(catalogue: StoredCollections, isCsv = true): SheetTable {
  const documents = [...catalogue.values()].flatMap((shelf) => [...shelf.values()]);
  const fields = fieldColumns.filter(
    (column) => !isRare(column) || documents.some((document) => cellIn(document, column) !== ''),
  );
  const columns = [placeColumns.shelf, placeColumns.id, ...fields];
  const rows = [...catalogue].flatMap((shelf) => rowsOf(shelf, fields, isCsv));
  return [columns.map(({ heading }) => heading), ...rows];
}

function isRare({ field }: Column): boolean {
  return field === BRAND || isOfNoItem(field) || translatedField(field) !== undefined;
}

function rowsOf(
  [collection, documents]: [string, ReadonlyMap<string, StoredDocument>],
  fields: readonly Column[],
  isCsv: boolean,
): Cell[][] {
  return [...documents].map(([id, document]) => [
    protectText(shelfNameOf(collection), isCsv),
    protectText(cellText(id), true),
    ...fields.map((column) =>
      protectCell(cellIn(document, column), isCsv && byLetters.has(column.kind)),
    ),
  ]);
}

function cellIn({ fields }: StoredDocument, column: Column): Cell {
  return cellOf(fields[column.field], column);
}

/** What the import does not read as a number or as yes or no, however it is written. */
const byLetters: ReadonlySet<CellKind> = new Set(['text', 'month', 'day']);

function protectCell(cell: Cell, exact: boolean): Cell {
  return typeof cell === 'string' ? protectText(cell, exact) : cell;
}
