/** What a price takes off an M.R.P., in percent, not rounded; below 0 where the price is the higher one. */
export function percentOff(mrp: number, price: number): number {
  return (1 - price / mrp) * 100;
}
