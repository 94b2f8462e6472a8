import type { Column } from '../sheet/Column';
import { fieldColumns } from '../sheet/columns';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';

/**
 * With Stock 0 a product is sold out; any other number leaves it to the column Sold out.
 * @returns undefined when the stock can't be read.
 */
export function withStock(
  cells: ReadonlyMap<Column, Cell>,
  stock: Cell,
): ReadonlyMap<Column, Cell> | undefined {
  const reading = readCell(stock, 'number');
  if ('reason' in reading) return undefined;
  const soldOut = fieldColumns.find(({ field }) => field === 'soldOut');
  if (!soldOut || reading.value === undefined) return cells;
  const isOut = Number(reading.value) <= 0;
  return new Map([...cells, [soldOut, isOut ? 'yes' : (cells.get(soldOut) ?? '')]]);
}
