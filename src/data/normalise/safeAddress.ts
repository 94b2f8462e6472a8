import { decodedEntities } from './decodedEntities';

/** Characters. Not every browser or proxy accepts a longer address. */
const LONGEST = 2000;

/**
 * The only check for addresses from documents. Accepts a path of this site, or an https address without credentials.
 * http becomes https, because browsers load no http pictures in an https page. Undefined for everything else:
 * `javascript:`, `data:`, `//host`, backslashes, control characters. Files of other shops write & as `&amp;`.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = decodedEntities(value).trim();
  if (address.length > LONGEST || !address.isWellFormed() || /[\p{Cc}\s\\<>"]/u.test(address))
    return undefined;
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  url.protocol = 'https:';
  // `href` is percent-encoded and may be longer than the typed text: one Bengali letter becomes nine characters.
  return url.href.length <= LONGEST ? url.href : undefined;
}
