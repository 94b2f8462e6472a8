/** What is paid, and what it was before where that is struck: a feed's `price` is then the M.R.P., its `sale_price` the price. */
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

/** Such as 1299.00 INR. */
function feedAmount(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
