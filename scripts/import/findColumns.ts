import { distance } from 'fastest-levenshtein';
import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import type { Column } from '../sheet/Column';
import { fieldColumns, placeColumns } from '../sheet/columns';
import { misread } from '../sheet/misread';
import { otherShopColumns } from '../sheet/otherShopColumns';
import { type Cell, SheetError } from '../sheet/SheetTable';
import { factWith } from '../sheet/sheetCollections';

/** Spelt by `spellingKey`. Products have a prior claim on "collection" and "brands". */
const columnsByName = new Map<string, Column>(
  [...fieldColumns, ...Object.values(placeColumns)].flatMap((column) =>
    [column.field, column.heading, ...(column.aliases ?? [])]
      .filter((name) => name !== 'brands')
      .map((name) => [spellingKey(name), column] as const),
  ),
);

export interface FoundColumns {
  readonly places: ReadonlyMap<Column, number>;
  /** Of other columns, by heading (`spellingKey`): other shops' exports have more. */
  readonly others: ReadonlyMap<string, number>;
  /** How columns of other shops' exports are read: "Status" as Hidden. */
  readonly read: readonly string[];
  readonly unknown: readonly string[];
}

/** Written by an earlier export and by a sync: nothing of the owner. */
const silent: ReadonlySet<string> = new Set(['exported', 'result']);

/**
 * Headings of other shops' exports (`spellingKey`), and ours. Three mean a lower price (`withSale`),
 * and Shopify's stock what is sold out (`withOtherShops`).
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
 * Finds the columns of a row of headings, in any order and spelling.
 * @throws SheetError when two columns mean the same, or there is no field column or, except for a
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

/** WooCommerce's categories, Meta's product type, or Shopify's, beside its handle. */
function shelfAmong(others: ReadonlyMap<string, number>): number | undefined {
  const isShopify = others.has('handle') || others.has('urlhandle');
  return (
    others.get('categories') ??
    others.get('producttype') ??
    (isShopify ? others.get('type') : undefined)
  );
}

/** Whether a row has the heading Shelf and another; a list to choose from has one. */
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

/** The heading that was probably meant: at most two typing errors, one in a short name. */
export function likeliestHeading(heading: string): string | undefined {
  const name = spellingKey(heading.slice(0, 40));
  const allowed = name.length < 5 ? 1 : 2;
  const [nearest] = [...columnsByName]
    .map(([known, column]) => ({ column, edits: distance(name, known) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  return nearest?.column.heading;
}
