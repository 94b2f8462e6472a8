/** What a price takes off an M.R.P., in percent, not rounded; below 0 where the price is the higher one. */
export function percentOff(mrp: number, price: number): number {
  // Divided last: 450 of 500 would else be a little less than 10 % off, and rounded down to 9.
  return ((mrp - price) * 100) / mrp;
}
