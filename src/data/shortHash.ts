import { createHash } from 'node:crypto';
import type { Shelf } from '@/catalogue/Shelf';

/** Twelve hexadecimal digits that change with the JSON of a value, and with nothing else. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** Twelve hexadecimal digits that change with what is shown of a shelf, and with nothing else. */
export function shelfVersion(shown: Omit<Shelf<unknown>, 'version'>): string {
  return shortHash(shown);
}
