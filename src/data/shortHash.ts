import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits of the SHA-256 of a value's JSON. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
