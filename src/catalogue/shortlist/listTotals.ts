import type { ListLine } from './listLines';

/** The total of a list. */
interface ListTotals {
  /** In rupees. */
  readonly price: number;
  /** Lines without a price, which the total leaves out. */
  readonly unpriced: number;
}

/** The total of a list: the sum of price times quantity, added in whole paise to avoid floating-point errors. */
export function listTotals(lines: readonly ListLine[]): ListTotals {
  const paise = lines.map(
    ({ product: { price = 0 }, listed }) => Math.round(price * 100) * listed.quantity,
  );
  return {
    price: paise.reduce((sum, each) => sum + each, 0) / 100,
    unpriced: lines.filter(({ product }) => product.price === undefined).length,
  };
}
