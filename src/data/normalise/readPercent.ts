import { readAmount } from './readAmount';

/**
 * A discount in whole percent, 1 to 99, out of a number or of text such as " 20 % ".
 * Undefined when there is none to read; 0 is no discount.
 */
export function readPercent(value: unknown): number | undefined {
  const percent = readAmount(value, 'percent');
  if (percent === undefined) return undefined;
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}
