import { readAmount } from '../../src/data/normalise/readAmount';
import { latinDigits } from '../../src/shop/latinDigits';
import type { Column } from '../sheet/Column';
import { placeColumns } from '../sheet/columns';
import type { Cell } from '../sheet/SheetTable';

/** Before and after the comma of 1,299 or 12,999. */
const before = /^(?:₹|rs\.?)?\s*[1-9]\d?$/i;
const after = /^\d{3}(?:\.\d{1,2})?\s*(?:\/-)?$/;

/**
 * Whether a comma has split an amount of a CSV file, as in `Base,1,299,1,499`. In `Bindi,5,120` the
 * price is 5, the stock 120.
 */
export function hasSplitAmount(
  cells: readonly Cell[],
  places: ReadonlyMap<Column, number>,
): boolean {
  const columns = new Map([...places].map(([column, place]) => [place, column]));
  return cells.some((cell, place) => {
    const next = cells[place + 1];
    const neighbour = columns.get(place + 1);
    if (columns.get(place)?.kind !== 'rupees' || neighbour === placeColumns.stock) return false;
    if (typeof cell !== 'string' || typeof next !== 'string') return false;
    const [one, other] = [latinDigits(cell.trim()), latinDigits(next.trim())];
    if (!before.test(one) || !after.test(other)) return false;
    const most = neighbour?.kind === 'rupees' ? (readAmount(other, 'rupees') ?? 0) / 10 : 10;
    return (readAmount(one, 'rupees') ?? 0) < most;
  });
}
