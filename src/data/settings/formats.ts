import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { decoded } from '../../catalogue/addresses/escapes';
import { defaultPlace } from '../../shop/demoShop';
import { latinDigits } from '../../shop/latinDigits';
import { posterOf } from '../../shop/ShopFacts';

/** Yes or no, as a boolean. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'should be yes or no' })
  .transform((value) => value === 'yes');

/** A list of words between spaces or commas. */
export const words = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

/** A text of at most so many characters. */
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
      error: `should be town, district, state and PIN code, such as ${defaultPlace.en}`,
    }),
  );

/** A complete address that begins with https. */
export const httpsAddress = z.string().refine(isHttps, {
  error: ({ input }) =>
    `should be a full address such as https://example.com/page${suggestion(String(input))}`,
});

/** Whether a text is a full https address. */
function isHttps(text: string): boolean {
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

/** Suggests the full address for one without https://, which browsers don't show: facebook.com/priya. */
function suggestion(typed: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S/i.test(typed) ? `; did you mean https://${typed}?` : '';
}

const HOW =
  'in Google Maps choose Share, then "Embed a map", and paste what "Copy HTML" gives, or the address inside its src="…"';

/** The address of an embedded map, or the `<iframe>` that Google Maps offers to copy. */
export const mapAddress = z
  .string()
  .transform(frameSource)
  .pipe(
    httpsAddress
      .refine((address) => !isForSharing(address), {
        error: `is a link to share, which no page can show: ${HOW}`,
      })
      .refine((address) => !isWholeMap(address), {
        error: `is the address of Google Maps itself, which no page can show: ${HOW}`,
      }),
  );

function frameSource(text: string): string {
  const [, , source] = text.match(/<iframe\b[^>]*?\ssrc=(["'])(.*?)\1/is) ?? [];
  return source === undefined ? text : source.replaceAll('&amp;', '&').trim();
}

function isForSharing(address: string): boolean {
  return /^https:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|share\.google)\b/i.test(address);
}

/** Whether an address is Google Maps itself, which frames can't show: Google allows only embedded maps there. */
function isWholeMap(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, searchParams } = new URL(address);
  const isMap = /^(www\.|maps\.)?google\.[a-z.]+$/.test(hostname) && /^\/(maps\b|$)/.test(pathname);
  return isMap && !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed';
}

/** A full https address, or the path of a file that exists under public/. */
export const publicFile = z
  .string()
  .refine((value) => isHttps(value) || isOwnPath(value), {
    error: 'should be a path such as /pictures/banner.jpg or a full https address',
  })
  .refine(isThere, { error: ({ input }) => `there is no file public${input}` });

/** Review clips, each with its still beside it. */
export const reviewClips = z
  .array(
    publicFile
      .refine((value) => value.endsWith('.mp4'), { error: 'should name .mp4 files' })
      .refine((clip) => isThere(posterOf(clip)), {
        error: ({ input }) =>
          `there is no file public${posterOf(String(input))}, the still of its clip`,
      }),
  )
  // Not zod's `max`: a list that is too long would hide the problems of its clips.
  .refine((clips) => clips.length <= 6, { error: 'should name six clips at most' });

function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function isThere(address: string): boolean {
  return !isOwnPath(address) || existsSync(path.join('public', decoded(address) ?? address));
}
