import { decodeHTMLStrict } from 'entities';

/** In characters: not every browser or proxy accepts more. */
const LONGEST = 2000;

/**
 * The only check for addresses from documents: a path of this site, or an https address without credentials. http
 * becomes https, and `&amp;`, which exported files have, becomes &. Undefined for everything else: `javascript:`,
 * `data:`, `//host`, backslashes.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = decodeHTMLStrict(value).trim();
  if (address.length > LONGEST || !address.isWellFormed() || /[\p{Cc}\s\\<>"]/u.test(address))
    return undefined;
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  url.protocol = 'https:';
  // Checked again, because `URL` percent-encodes: one Bengali letter becomes nine characters.
  return url.href.length <= LONGEST ? url.href : undefined;
}
