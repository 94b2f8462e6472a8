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
 * A filled cell of our own column decides, else the first filled one of another shop's.
 * @param otherAt The cell under such a heading.
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

/** A lower price (Meta, WooCommerce) or a discount (Wix) is the Price, the other the M.R.P. */
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

/** Some shops write 0 where there is no price. */
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
 * Whether a row is a variant or a further picture of the one above: WooCommerce and Wix say so,
 * Shopify leaves its title empty.
 * @param title Undefined without such a column.
 * @param otherAt The cell under another shop's heading.
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
