import { z } from 'zod';

/** Yes or no, as a boolean. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'should be yes or no' })
  .transform((value) => value === 'yes');

/** A list of words between spaces or commas. */
export const words = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

/** A whole number in a range; `what` names it in the message, such as "a percentage". */
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

/** Browsers hide https://, so people omit it: facebook.com/priya. */
function suggestion(typed: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S/i.test(typed) ? `; did you mean https://${typed}?` : '';
}
