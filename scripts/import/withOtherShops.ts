import { readAmount } from '../../src/data/normalise/readAmount';
import type { Column } from '../sheet/Column';
import { fieldColumns } from '../sheet/columns';
import { otherShopColumns } from '../sheet/otherShopColumns';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';

type Cells = ReadonlyMap<Column, Cell>;

const [price, mrp, soldOut] = ['price', 'mrp', 'soldOut'].map((name) =>
  fieldColumns.find(({ field }) => field === name),
);

/**
 * The cells of a row with what its columns of other shops' exports mean. A filled cell of our own column has the last word;
 * of several others the first filled one, so that one of them is enough to take a product off sale.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
export function withOtherShops(
  cells: Cells,
  otherAt: (heading: string) => Cell | undefined,
): Cells {
  const result = new Map(cells);
  for (const { field, headings, read } of otherShopColumns) {
    const column = fieldColumns.find((one) => one.field === field);
    for (const heading of headings) {
      const found = otherAt(heading);
      if (!column || found === undefined || isFilled(result.get(column))) continue;
      // An empty price is none, but an empty word says nothing.
      if (read && !isFilled(found)) continue;
      const says = read ? read(found) : found;
      if (says !== undefined) result.set(column, says);
    }
  }
  if (soldOut && !isFilled(cells.get(soldOut)) && isOutAtShopify(otherAt))
    result.set(soldOut, 'yes');
  return withSale(result, otherAt);
}

/**
 * Whether Shopify sells a product no more: none are left of one that it counts and does not sell on order. Of a product
 * with variants the row has the first one's number alone, which says nothing of the others.
 */
function isOutAtShopify(otherAt: (heading: string) => Cell | undefined): boolean {
  const wordAt = (...headings: readonly string[]) =>
    String(headings.map(otherAt).find(isFilled) ?? '')
      .trim()
      .toLowerCase();
  const isCounted = wordAt('variantinventorytracker', 'inventorytracker') !== '';
  const isOnOrder =
    wordAt('variantinventorypolicy', 'continuesellingwhenoutofstock') === 'continue';
  const hasVariants = !['', 'default title'].includes(wordAt('option1value'));
  const left = readCell(wordAt('variantinventoryqty', 'inventoryquantity'), 'number');
  if (!isCounted || isOnOrder || hasVariants || 'reason' in left) return false;
  return left.value !== undefined && Number(left.value) <= 0;
}

function isFilled(cell: Cell | undefined): boolean {
  return String(cell ?? '').trim() !== '';
}

/**
 * The cells of a row whose file has a column for a lower price (Meta, WooCommerce: `saleprice`) or for a discount on the
 * price (Wix: `discountvalue`). The lower one is the Price, and the other the M.R.P., unless there is one.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
function withSale(cells: Cells, otherAt: (heading: string) => Cell | undefined): Cells {
  if (!price || !mrp) return cells;
  const before = cells.get(price);
  const typed = otherAt('saleprice');
  const sale = isNone(typed) ? discounted(before, otherAt) : typed;
  if (sale === undefined)
    return before === undefined && typed !== undefined ? new Map([...cells, [price, '']]) : cells;
  const isListed = !isNone(cells.get(mrp)) || isNone(before);
  return new Map([...cells, [price, sale], ...(isListed ? [] : [[mrp, before ?? ''] as const])]);
}

/** An amount of nothing is no price: some shops write 0 where there is none. */
function isNone(cell: Cell | undefined): boolean {
  return !isFilled(cell) || readAmount(cell, 'rupees') === 0;
}

function discounted(
  before: Cell | undefined,
  otherAt: (heading: string) => Cell | undefined,
): number | undefined {
  const [whole, less] = [before, otherAt('discountvalue')].map((cell) =>
    readAmount(cell, 'rupees'),
  );
  if (!whole || !less) return undefined;
  const isPercent = /percent/i.test(String(otherAt('discountmode')));
  return Math.round(isPercent ? whole * (100 - less) : (whole - less) * 100) / 100;
}

/**
 * Whether a row of another shop's export is no product, but a variant or a further picture of the one above: WooCommerce
 * and Wix say so, Shopify leaves its title empty.
 * @param title its title; undefined without such a column.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
export function isVariant(
  title: Cell | undefined,
  otherAt: (heading: string) => Cell | undefined,
): boolean {
  // WooCommerce also has "variation, virtual".
  if (/\bvariation\b/i.test(String(otherAt('type')))) return true;
  if (/^\s*variant\s*$/i.test(String(otherAt('fieldtype')))) return true;
  const handle = otherAt('handle') ?? otherAt('urlhandle') ?? '';
  return title !== undefined && String(title).trim() === '' && String(handle).trim() !== '';
}
