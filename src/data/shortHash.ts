import { createHash } from 'node:crypto';
import type { Shelf } from '@/catalogue/Shelf';

/** Twelve hexadecimal digits of the SHA-256 of a value's JSON. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** Twelve hexadecimal digits that depend only on what a shelf shows, not on when it was read. */
export function shelfVersion(shown: Omit<Shelf<unknown>, 'version'>): string {
  return shortHash(shown);
}
