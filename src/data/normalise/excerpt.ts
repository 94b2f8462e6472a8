import { readText } from './readText';

const LONGEST = 80;

/**
 * A field's value, shortened to 80 characters and safe for a log line. Credentials in addresses are removed; a list is
 * "[…]", a map "{…}". Undefined for a field that looks empty in the Firebase console: absent, null, or nothing visible.
 */
export function excerpt(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = String(value).slice(0, LONGEST * 8);
  return readText(text.replace(/\/\/[^/?#]*@/g, '//'), LONGEST);
}
