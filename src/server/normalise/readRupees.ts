import { readNumber } from './readNumber';

/** One crore: what is dearer than this in a beauty shop is a slip of the keyboard. */
const HIGHEST = 10_000_000;

const before = /^(m\.?r\.?p\.?|price)?\s*:?\s*(₹|rs\.?|inr|টাকা)?\s*/iu;
const after = /\s*(\/-|\/=|₹|rs\.?|inr|টাকা)?\s*(only)?\s*\.?$/iu;

/**
 * Rupees out of a number or of hand-typed text such as "₹1,299/-" or "Rs. 450", to the paisa.
 * Undefined when there is none to read, or it is zero, negative or not believable.
 */
export function readRupees(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? readNumber(value, [before, after]) : value;
  if (typeof amount !== 'number' || !(amount > 0 && amount <= HIGHEST)) return undefined;
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 ? rounded : undefined;
}
