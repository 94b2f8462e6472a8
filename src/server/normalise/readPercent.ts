import { readNumber } from './readNumber';

const after = /\s*(%|percent|per cent)?\s*(off|discount)?\s*\.?$/iu;

/**
 * A discount in whole percent, 1 to 99, out of a number or of text such as " 20 % ".
 * Undefined when there is none to read; 0 is no discount.
 */
export function readPercent(value: unknown): number | undefined {
  const percent = typeof value === 'string' ? readNumber(value, [after]) : value;
  if (typeof percent !== 'number') return undefined;
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}
