import { sheetTab } from '../../src/answers/report/sheetTab';
import { translatedField } from '../../src/data/normalise/translations';
import { otherLanguageCodes } from '../../src/shop/languages';
import type { StoredCollections } from '../database/listDocuments';
import type { Column } from '../sheet/Column';
import { cellOf, cellText } from '../sheet/cellOf';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { protectText } from '../sheet/protectText';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';
import {
  isFact,
  type SheetCollection,
  sheetCollections,
  sheetFields,
} from '../sheet/sheetCollections';
import { shelfNameOf } from '../sheet/shelfNames';

/** A tab of the owner's sheet. */
export interface SheetTab {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly shelves: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Changed each day, so first: a phone shows them beside the title. */
const daily = ['title', 'price', 'mrp', 'off', 'soldOut', 'homeDelivery'];

/**
 * A tab for each group of shelves, one for slides, photos and videos, one for each fact of the
 * shop.
 */
export function sheetTabs(catalogue: StoredCollections): SheetTab[] {
  const names = new Set(sheetCollections.map(({ name }) => sheetTab(name)));
  return [...names].map((name) => {
    const own = sheetCollections.filter((collection) => sheetTab(collection.name) === name);
    return tabOf(name, own, catalogue);
  });
}

function tabOf(
  name: string,
  shelves: readonly SheetCollection[],
  catalogue: StoredCollections,
): SheetTab {
  const fields = new Set(shelves.flatMap(({ kind }) => sheetFields[kind]));
  const areGoods = !shelves.some(({ kind }) => isFact(kind));
  const documents = shelves.flatMap((shelf) =>
    documentsOf(shelf, catalogue).map(
      ([id, document]) => [shelf.name, id, document.fields] as const,
    ),
  );
  const isUsed = ({ field }: Column) => documents.some(([, , values]) => field in values);
  const known = fieldColumns.filter((column) => fields.has(column.field));
  const shown = known.filter(
    (column) => isUsed(column) || (areGoods ? !isRare(column) : isOffered(column)),
  );
  const first = daily.flatMap((field) => shown.find((column) => column.field === field) ?? []);
  const rest = shown.filter((column) => !first.includes(column));
  const columns = [...first, ...(areGoods ? [placeColumns.shelf] : []), ...rest, placeColumns.id];
  const rows = documents.map(([shelf, id, values]) =>
    columns.map((column) => {
      if (column === placeColumns.shelf) return shelfNameOf(shelf);
      if (column === placeColumns.id) return protectText(cellText(id), true);
      return plainCell(cellOf(values[column.field], column), column);
    }),
  );
  return { name, columns, shelves: shelves.map((shelf) => shelfNameOf(shelf.name)), rows };
}

function documentsOf({ name, kind }: SheetCollection, catalogue: StoredCollections) {
  const stored = [...(catalogue.get(name) ?? [])];
  return isFact(kind)
    ? stored.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, 1)
    : stored;
}

function isRare({ field }: Column): boolean {
  return field === 'brand' || translatedField(field) !== undefined;
}

function isOffered({ field }: Column): boolean {
  const code = translatedField(field)?.code;
  return code === undefined || otherLanguageCodes.includes(code);
}

/** Makes "₹1,299/-" a number, and takes yes and no from the list. */
function plainCell(cell: Cell, { kind }: Column): Cell {
  if (typeof cell !== 'string' || cell === '') return cell;
  const reading = kind === 'text' || kind === 'day' ? undefined : readCell(cell, kind);
  const value = reading && 'value' in reading ? reading.value : undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return protectText(cell);
}
