import { knownPath } from './knownPath';
import { nearestCategories } from './nearestCategories';
import type { Stray } from './Stray';
import { splitAddress } from './splitAddress';

/** Judges the path and query of a request as it came, percent-encoded. Total: a malformed one leads nowhere. */
export function strayAddress(url: string): Stray {
  const { path, plain, withQuery } = splitAddress(url);
  const right = knownPath(plain);
  // A page that exists never comes here; if one did, leading it to itself would go on for ever.
  if (!right || right === path) return { nearest: nearestCategories(plain) };
  return { redirect: withQuery(right) };
}
