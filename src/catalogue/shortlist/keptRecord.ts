import type { KeptProduct } from './KeptProduct';
import { keptKey } from './keptKey';

/** A list as a device keeps it: by key, and without what the key says. `readKept` reads it back. */
export function keptRecord(list: readonly KeptProduct[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    list.map(({ slug, id, ...known }) => [keptKey({ slug, id }), known] as const),
  );
}
