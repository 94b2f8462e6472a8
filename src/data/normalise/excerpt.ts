import { readText } from './readText';

const LONGEST = 80;

/** A value cut to 80 characters, safe for a log line: without credentials. Undefined if it looks empty. */
export function excerpt(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = String(value).slice(0, LONGEST * 8);
  return readText(text.replace(/\/\/[^/?#]*@/g, '//'), LONGEST);
}
