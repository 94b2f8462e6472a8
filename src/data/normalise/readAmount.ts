import { readNumber } from './readNumber';

/** The words that are typed around a number of each unit. */
const around = {
  rupees: [
    /^(m\.?r\.?p\.?|price)?\s*:?\s*(₹|rs\.?|inr|টাকা)?\s*/iu,
    /\s*(\/-|\/=|₹|rs\.?|inr|টাকা)?\s*(only)?\s*\.?$/iu,
  ],
  percent: [/\s*(%|percent|per cent)?\s*(off|discount)?\s*\.?$/iu],
} as const;

/** The number in a field, believable or not, out of a number or of hand-typed text. Undefined when there is none to read. */
export function readAmount(value: unknown, unit: keyof typeof around): number | undefined {
  if (typeof value === 'string') return readNumber(value, around[unit]);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
