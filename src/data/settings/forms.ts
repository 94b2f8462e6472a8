import { z } from 'zod';

/* The forms that several settings have. */

/** Yes or no, as a boolean. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'should be yes or no' })
  .transform((value) => value === 'yes');

/** Words between spaces or commas, as a list. */
export const words = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

/** A whole number in a range. @param what how its message calls it, such as "a percentage". */
export function wholeNumber(least: number, most: number, what = 'a number') {
  return z
    .string()
    .trim()
    .refine((text) => /^[1-9]\d*$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `should be ${what} from ${least} to ${most}`,
    })
    .transform(Number);
}

/** A full https address. */
export const httpsAddress = z
  .string()
  .trim()
  .refine(isHttps, {
    error: ({ input }) =>
      `should be a full address such as https://example.com/page${suggestion(String(input))}`,
  });

/** Whether a text is a full https address. */
export function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Browsers show addresses without https://, so people type them so: facebook.com/priya. */
function suggestion(typed: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S/i.test(typed) ? `; did you mean https://${typed}?` : '';
}
