import { readAmount } from '../../src/data/normalise/readAmount';
import type { Column } from '../sheet/Column';
import { fieldColumns } from '../sheet/columns';
import type { Cell } from '../sheet/SheetTable';

type Cells = ReadonlyMap<Column, Cell>;

const [price, mrp] = ['price', 'mrp'].map((name) =>
  fieldColumns.find(({ field }) => field === name),
);

/**
 * The cells of a row whose file has a column for a lower price (Meta, WooCommerce: `saleprice`) or for a discount on the
 * price (Wix: `discountvalue`). The lower one is the Price, and the other the M.R.P., unless there is one.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
export function withSale(cells: Cells, otherAt: (heading: string) => Cell | undefined): Cells {
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
  return String(cell ?? '').trim() === '' || readAmount(cell, 'rupees') === 0;
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
