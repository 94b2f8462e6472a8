import { createHash } from 'node:crypto';
import type { Shelf } from '@/catalogue/Shelf';

/** Twelve hexadecimal digits that change with what is shown of a shelf, and with nothing else. */
export function versionOf(shown: Omit<Shelf<unknown>, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}
