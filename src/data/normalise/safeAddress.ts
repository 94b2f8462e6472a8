/** Longer than any address a browser or proxy is sure to carry. */
const LONGEST = 2000;

/**
 * The one check for addresses that come from documents: a path of this site, or an https address without
 * credentials; http becomes https, for browsers load no http pictures in an https page. Undefined for all else:
 * `javascript:`, `data:`, `//host`, backslashes, control characters.
 */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address.length > LONGEST || !address.isWellFormed() || /[\p{Cc}\s\\<>"]/u.test(address))
    return undefined;
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  url.protocol = 'https:';
  // `href` is percent-encoded, and so may be longer than what was typed: a Bengali letter becomes nine characters.
  return url.href.length <= LONGEST ? url.href : undefined;
}
