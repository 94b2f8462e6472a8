import { z } from 'zod';
import { latinDigits } from '../../shop/latinDigits';
import { usualPlace } from '../../shop/usualPlace';

/** Yes or no, as a boolean. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'should be yes or no' })
  .transform((value) => value === 'yes');

/** A list of words between spaces or commas. */
export const words = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

/** A text of so many characters. */
export function upTo(most: number) {
  return z.string().max(most, { error: `should have ${most} characters at most` });
}

/** One or two sentences for visitors. */
export const sentences = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' '))
  .pipe(upTo(200));

/** Town, perhaps district, state and PIN code. */
export const place = z
  .string()
  .transform((text) =>
    latinDigits(text)
      .replace(/[\s,]*,\s*/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/[\s,–-]*(\d{3}) ?(\d{3})$/, ' $1$2'),
  )
  .pipe(
    z.string().regex(/^[^,\d]{1,40}(?:, [^,\d]{1,40}){1,2} [1-9]\d{5}$/, {
      error: `should be town, district, state and PIN code, such as ${usualPlace.en}`,
    }),
  );

/** A full https address. */
export const httpsAddress = z.string().refine(isHttps, {
  error: ({ input }) =>
    `should be a full address such as https://example.com/page${suggestion(String(input))}`,
});

/** Whether a text is a full https address. */
export function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** The id in a copied address of Google Docs or Drive. */
export function googleId(host: string, path: RegExp, example: string) {
  return z.string().transform((text, context) => {
    const address = URL.canParse(text) ? new URL(text) : undefined;
    const isOfHost = address?.protocol === 'https:' && address.hostname === host;
    const id = isOfHost ? path.exec(address.pathname)?.[1] : undefined;
    if (!id)
      context.addIssue({
        code: 'custom',
        message: `should be an address as the browser shows it: ${example}`,
      });
    return id ?? '';
  });
}

/** Browsers hide https://, so people omit it: facebook.com/priya. */
function suggestion(typed: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S/i.test(typed) ? `; did you mean https://${typed}?` : '';
}
