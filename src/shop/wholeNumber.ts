import { z } from 'zod';

/** A setting that is a whole number in a range. @param what how its message calls it, such as "a percentage". */
export function wholeNumber(least: number, most: number, what = 'a number') {
  return z
    .string()
    .trim()
    .refine((text) => /^[1-9]\d*$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `should be ${what} from ${least} to ${most}`,
    })
    .transform(Number);
}
