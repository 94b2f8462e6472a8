/** The price attributes of a feed. With a struck M.R.P., `price` is the M.R.P. and `sale_price` what is paid. */
export function feedPrices({
  price,
  struck,
}: {
  readonly price: number;
  readonly struck?: number;
}): {
  readonly price: string;
  readonly sale_price?: string;
} {
  return struck === undefined
    ? { price: feedAmount(price) }
    : { price: feedAmount(struck), sale_price: feedAmount(price) };
}

/** For example "1299.00 INR". */
function feedAmount(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
