import { shortHash } from '../shortHash';
import type { DatedItems } from './readShelf';

const versions = new WeakMap<readonly unknown[], string>();

/**
 * The version of a shelf, which depends only on what it shows, not on when it was read. Computed once for the same list
 * of items: browsers ask often whether a shelf has changed.
 */
export function versionOf({ items, more }: Pick<DatedItems<unknown>, 'items' | 'more'>): string {
  const version = versions.get(items) ?? shortHash({ items, ...(more && { more }) });
  versions.set(items, version);
  return version;
}
