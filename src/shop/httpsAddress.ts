import { z } from 'zod';

/** A setting that must be a full https address. */
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
