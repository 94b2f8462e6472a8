import { readAmount } from './readAmount';

/** One crore: what is dearer than this in a beauty shop is a slip of the keyboard. */
const HIGHEST = 10_000_000;

/**
 * Rupees out of a number or of hand-typed text such as "₹1,299/-" or "Rs. 450", to the paisa.
 * Undefined when there is none to read, or it is zero, negative or not believable.
 */
export function readRupees(value: unknown): number | undefined {
  const amount = readAmount(value, 'rupees');
  if (amount === undefined || amount <= 0 || amount > HIGHEST) return undefined;
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 ? rounded : undefined;
}
