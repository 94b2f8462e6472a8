import { knownPath } from './knownPath';
import type { NotFoundOutcome } from './NotFoundOutcome';
import { nearestCategories } from './nearestCategories';
import { splitAddress } from './splitAddress';

/** Judges the path and query of a request as it came, percent-encoded. Total: a malformed one leads nowhere. */
export function resolveAddress(url: string): NotFoundOutcome {
  const { path, plain, withQuery } = splitAddress(url);
  const right = knownPath(plain);
  // A page that exists never comes here; if one did, leading it to itself would go on for ever.
  if (!right || right === path) return { nearest: nearestCategories(plain) };
  return { redirect: withQuery(right) };
}
