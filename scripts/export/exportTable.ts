import type { CellKind } from '../../src/data/normalise/DocumentField';
import { translatedField } from '../../src/data/normalise/translations';
import type { StoredDocument } from '../database/Database';
import type { StoredCollections } from '../database/listDocuments';
import type { Column } from '../sheet/Column';
import { cellOf, cellText } from '../sheet/cellOf';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { protectText } from '../sheet/protectText';
import type { Cell, SheetTable } from '../sheet/SheetTable';
import { isOfNoItem } from '../sheet/sheetCollections';
import { shelfNameOf } from '../sheet/shelfNames';

/** A shop without brands need not read of them. */
const BRAND = 'brand';

/**
 * A row for each document, a column for each field; columns of translations, rows and brands only
 * if used.
 * @param isCsv Protects cells such as 4-6, which spreadsheets save as 04-Jun.
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

const byLetters: ReadonlySet<CellKind> = new Set(['text', 'month', 'day']);

function protectCell(cell: Cell, exact: boolean): Cell {
  return typeof cell === 'string' ? protectText(cell, exact) : cell;
}
