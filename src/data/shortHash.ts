import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits that change with the JSON of a value, and with nothing else. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
