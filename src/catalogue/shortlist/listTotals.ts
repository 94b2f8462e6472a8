import type { ListLine } from './listLines';

/** The totals of a list, in rupees. */
export interface ListTotals {
  readonly price: number;
  /** The M.R.P. of the same products; without one, the price counts. */
  readonly mrp: number;
  readonly saved: number;
  /** Lines without a price, which the totals leave out. */
  readonly unpriced: number;
}

/** The totals of a list, times quantities. In whole paise, to avoid floating-point errors. */
export function listTotals(lines: readonly ListLine[]): ListTotals {
  const priced = lines.filter(({ price }) => price !== undefined);
  const sum = (amountOf: (line: ListLine) => number) =>
    priced.reduce(
      (paise, line) => paise + Math.round(amountOf(line) * 100) * line.listed.quantity,
      0,
    ) / 100;
  const price = sum((line) => line.price ?? 0);
  const mrp = sum((line) => line.mrp ?? line.price ?? 0);
  const saved = sum((line) => (line.mrp === undefined ? 0 : line.mrp - (line.price ?? 0)));
  return { price, mrp, saved, unpriced: lines.length - priced.length };
}
