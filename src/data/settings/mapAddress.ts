import { z } from 'zod';
import { httpsAddress } from './formats';

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

/** Google allows only its embedded maps in frames. */
function isWholeMap(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, searchParams } = new URL(address);
  const isMap = /^(www\.|maps\.)?google\.[a-z.]+$/.test(hostname) && /^\/(maps\b|$)/.test(pathname);
  return isMap && !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed';
}
