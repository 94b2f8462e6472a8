import { readAmount } from '../../src/data/normalise/readAmount';
import { latinDigits } from '../../src/shop/latinDigits';
import type { Column } from '../sheet/Column';
import { placeColumns } from '../sheet/columns';
import type { Cell } from '../sheet/SheetTable';

/** What stands before the comma of an amount such as 1,299 or 12,999, and after it. */
const before = /^(?:₹|rs\.?)?\s*[1-9]\d?$/i;
const after = /^\d{3}(?:\.\d{1,2})?\s*(?:\/-)?$/;

/**
 * Whether a comma seems to have split an amount of a CSV file into two cells, as in `Base,1,299,1,499`: what would be the
 * amount is not a tenth of the three digits beside it. A count may stand there: `Bindi,5,120` costs ₹5, and 120 are left.
 */
export function hasSplitAmount(
  cells: readonly Cell[],
  places: ReadonlyMap<Column, number>,
): boolean {
  const columns = new Map([...places].map(([column, place]) => [place, column]));
  return cells.some((cell, place) => {
    const next = cells[place + 1];
    if (columns.get(place)?.kind !== 'rupees') return false;
    if (columns.get(place + 1) === placeColumns.stock) return false;
    if (typeof cell !== 'string' || typeof next !== 'string') return false;
    const [one, other] = [latinDigits(cell.trim()), latinDigits(next.trim())];
    if (!before.test(one) || !after.test(other)) return false;
    return (readAmount(one, 'rupees') ?? 0) * 10 < (readAmount(other, 'rupees') ?? 0);
  });
}
