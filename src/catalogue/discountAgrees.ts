import { percentOff } from './percentOff';

/** Whether a discount is that of a price, when either was rounded: to a whole percent, or to a whole rupee. */
export function discountAgrees(off: number, mrp: number, price: number): boolean {
  return Math.abs(percentOff(mrp, price) - off) < 1 || Math.abs(mrp * (1 - off / 100) - price) < 1;
}
