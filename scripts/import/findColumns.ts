import { distance } from 'fastest-levenshtein';
import { spellingKey } from '../../src/catalogue/spellingKey';
import type { Column } from '../sheet/Column';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { misread } from '../sheet/misread';
import { otherShopColumns } from '../sheet/otherShopColumns';
import { type Cell, SheetError } from '../sheet/SheetTable';
import { factWith } from '../sheet/sheetCollections';

/**
 * Every column by each of its names, as `spellingKey` writes them. Two fields of rows are called as something of products:
 * `collection` names the shelf, and `brands` WooCommerce's brand, so that of rows has its heading alone, "Are brands".
 */
const columnsByName = new Map<string, Column>(
  [...fieldColumns, ...Object.values(placeColumns)].flatMap((column) =>
    [column.field, column.heading, ...(column.aliases ?? [])]
      .filter((name) => name !== 'brands')
      .map((name) => [spellingKey(name), column] as const),
  ),
);

export interface FoundColumns {
  /** The index of each known column. */
  readonly places: ReadonlyMap<Column, number>;
  /** The index of every other column, by its heading as `spellingKey` writes it: other shops' exports have more. */
  readonly others: ReadonlyMap<string, number>;
  /** How columns of other shops' exports are read: "Status" as Hidden. */
  readonly read: readonly string[];
  /** The headings that the site does not know. */
  readonly unknown: readonly string[];
}

/** Columns that hold nothing of the owner: what an earlier export wrote for the import, and what a sync writes. */
const silent: ReadonlySet<string> = new Set(['exported', 'result']);

/**
 * The headings of other shops' exports, as `spellingKey` writes them, and ours. Three tell of a lower price (`withSale`), and
 * Shopify's stock of what is sold out (`withOtherShops`).
 */
const meanings = new Map<string, readonly string[]>([
  ...['saleprice', 'discountvalue', 'discountmode'].map((name) => [name, ['Price']] as const),
  ...['variantinventoryqty', 'inventoryquantity'].map((name) => [name, ['Sold out']] as const),
]);
for (const { field, headings } of otherShopColumns) {
  const own = fieldColumns.find((column) => column.field === field)?.heading ?? field;
  for (const name of headings) meanings.set(name, [...(meanings.get(name) ?? []), own]);
}

/**
 * Finds the columns that a row of headings names, in any order and spelling.
 * @throws SheetError when two columns mean the same, when there is no field column, or, unless the columns are those of a
 * fact of the shop, no shelf column.
 */
export function findColumns(headings: readonly Cell[]): FoundColumns {
  const places = new Map<Column, number>();
  const others = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const name = String(heading).trim();
    const column = columnsByName.get(spellingKey(name));
    if (!column) {
      others.set(spellingKey(name) || name, place);
      continue;
    }
    refuseTwice(column, headings[places.get(column) ?? -1], name);
    places.set(column, place);
  }
  const shelf = placeColumns.shelf;
  const standIn = places.has(shelf) ? undefined : shelfAmong(others);
  if (standIn !== undefined) places.set(shelf, standIn);
  const known = [...others].map(([name, place]) => ({
    heading: String(headings[place]).trim(),
    means: place === standIn ? [shelf.heading] : meanings.get(name),
  }));
  const read = known.flatMap(({ heading, means }) =>
    means ? [`"${heading}" as ${means.join(' and ')}`] : [],
  );
  const isOfFact = factWith([...places.keys()].map(({ field }) => field)) !== undefined;
  const isOfGoods = places.has(shelf) && places.size + read.length > 1;
  if (!isOfFact && !isOfGoods) throw wrongHeadings(headings);
  const unknown = known.flatMap(({ heading, means }) =>
    means || !heading || silent.has(spellingKey(heading)) ? [] : [heading],
  );
  return { places, others, read, unknown };
}

/** The column in place of our Shelf: WooCommerce's categories, Meta's product type, and Shopify's, beside its handle. */
function shelfAmong(others: ReadonlyMap<string, number>): number | undefined {
  const isShopify = others.has('handle') || others.has('urlhandle');
  return (
    others.get('categories') ??
    others.get('producttype') ??
    (isShopify ? others.get('type') : undefined)
  );
}

/** Whether a row names the column Shelf and another, as the headings of a table of the catalogue do. A list to choose from has one. */
export function namesTable(headings: readonly Cell[]): boolean {
  const names = headings.map((name) => spellingKey(String(name)));
  const named = new Set(names.flatMap((name) => columnsByName.get(name) ?? []));
  return named.has(placeColumns.shelf) && named.size > 1;
}

function refuseTwice({ heading }: Column, other: Cell | undefined, name: string): void {
  if (other === undefined) return;
  throw new SheetError(
    `The columns "${other}" and "${name}" both mean ${heading}. Keep one of them.`,
  );
}

function wrongHeadings(headings: readonly Cell[]): SheetError {
  const found = headings.map((heading) => String(heading).trim()).filter(Boolean);
  const spoilt = misread(found.join(' '));
  if (spoilt) return new SheetError(`The first row, which names the columns, ${spoilt}.`);
  const shown = found.slice(0, 12).map((heading) => `"${heading.slice(0, 40)}"`);
  return new SheetError(
    `The first row should name the columns: ${placeColumns.shelf.heading}, ${fieldColumns
      .slice(0, 7)
      .map(({ heading }) => heading)
      .join(
        ', ',
      )}; ${placeColumns.shelf.heading} must be there. It has ${shown.join(', ') || 'nothing'}.`,
  );
}

/** The known heading that a misspelt one probably means: at most two typing errors, one in a short name. */
export function likeliestHeading(heading: string): string | undefined {
  const name = spellingKey(heading.slice(0, 40));
  const allowed = name.length < 5 ? 1 : 2;
  const [nearest] = [...columnsByName]
    .map(([known, column]) => ({ column, edits: distance(name, known) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  return nearest?.column.heading;
}
