import type { DatedShelf } from '@/catalogue/Shelf';
import { shortHash } from '../shortHash';

/** What a shelf has beside its items and its version. */
interface Facts {
  readonly readAt: number;
  readonly more?: true | undefined;
}

/** A shelf with a version that depends only on what it shows, not on when it was read. */
export function shelfOf<Item>(items: readonly Item[], { readAt, more }: Facts): DatedShelf<Item> {
  const shown = { items, ...(more ? { more } : {}) };
  return { version: shortHash(shown), readAt, ...shown };
}
