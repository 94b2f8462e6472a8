import { z } from 'zod';

/** A setting that must be a full https address. */
export const httpsAddress = z
  .string()
  .trim()
  .refine(isHttps, { error: 'should be a full address such as https://example.com/page' });

/** Whether a text is a full https address. */
export function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
