import { readText } from './readText';

const LONGEST = 80;

/** What stands in a field, short and safe enough for a line of the log; without the name and password of an address. */
export function excerpt(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = String(value).slice(0, LONGEST * 8);
  return readText(text.replace(/\/\/[^/?#]*@/g, '//'), LONGEST) ?? '';
}
