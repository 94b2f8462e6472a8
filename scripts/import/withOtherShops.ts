import type { Column } from '../sheet/Column';
import { fieldColumns } from '../sheet/columns';
import { otherShopColumns } from '../sheet/otherShopColumns';
import type { Cell } from '../sheet/SheetTable';
import { withSale } from './withSale';

/**
 * The cells of a row with what its columns of other shops' exports mean. A filled cell of our own column has the last word;
 * of several others the first filled one, so that one of them is enough to take a product off sale.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
export function withOtherShops(
  cells: ReadonlyMap<Column, Cell>,
  otherAt: (heading: string) => Cell | undefined,
): ReadonlyMap<Column, Cell> {
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
  return withSale(result, otherAt);
}

function isFilled(cell: Cell | undefined): boolean {
  return String(cell ?? '').trim() !== '';
}
