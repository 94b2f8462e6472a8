/** A feed's prices: with an M.R.P., `price` is the M.R.P. and `sale_price` what is paid. */
export function feedPrices({ price, mrp }: { readonly price: number; readonly mrp?: number }): {
  readonly price: string;
  readonly sale_price?: string;
} {
  return mrp === undefined
    ? { price: feedAmount(price) }
    : { price: feedAmount(mrp), sale_price: feedAmount(price) };
}

/** For example "1299.00 INR". */
function feedAmount(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
