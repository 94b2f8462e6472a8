import { readText } from './readText';

const LONGEST = 80;

/**
 * What stands in a field, short and safe enough for a line of the log: without the name and password of an address, a list as
 * "[…]", a map as "{…}". Undefined for a field that looks empty in the Firebase console: nothing, or nothing visible.
 */
export function excerpt(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = String(value).slice(0, LONGEST * 8);
  return readText(text.replace(/\/\/[^/?#]*@/g, '//'), LONGEST);
}
