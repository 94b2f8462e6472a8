import type { Shelf } from '@/catalogue/Shelf';
import { shortHash } from '../shortHash';

/** Twelve hexadecimal digits that change with what is shown of a shelf, and with nothing else. */
export function shelfVersion(shown: Omit<Shelf<unknown>, 'version'>): string {
  return shortHash(shown);
}
