import type { ListLine } from './listLines';

/** What a list comes to, in rupees. */
export interface ListTotals {
  readonly price: number;
  /** Of the same products; where the shop says none, the price counts. */
  readonly mrp: number;
  readonly saved: number;
  /** How many lines have no price, and so are not in the sums. */
  readonly unpriced: number;
}

/** The sums of a list, each product as often as it is wanted. In whole paise, so that no sum shows a rounding of halves. */
export function listTotals(lines: readonly ListLine[]): ListTotals {
  const priced = lines.filter(({ price }) => price !== undefined);
  const sum = (amountOf: (line: ListLine) => number) =>
    priced.reduce(
      (paise, line) => paise + Math.round(amountOf(line) * 100) * line.kept.quantity,
      0,
    ) / 100;
  const price = sum((line) => line.price ?? 0);
  const mrp = sum((line) => line.struck ?? line.price ?? 0);
  const saved = sum((line) => (line.struck === undefined ? 0 : line.struck - (line.price ?? 0)));
  return { price, mrp, saved, unpriced: lines.length - priced.length };
}
