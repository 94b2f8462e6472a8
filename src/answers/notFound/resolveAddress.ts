import { knownPath } from './knownPath';
import type { NotFoundOutcome } from './NotFoundOutcome';
import { nearestCategories } from './nearestCategories';
import { splitAddress } from './splitAddress';

/** Finds a redirect or suggestions for an unknown address, percent-encoded as received. Never throws. */
export function resolveAddress(url: string): NotFoundOutcome {
  const { path, plain, misspelt, withQuery } = splitAddress(url);
  const right = knownPath(plain) ?? (misspelt ? path : undefined);
  // A page that exists never gets here. If one did, a redirect to itself would loop for ever.
  if (!right || (right === path && !misspelt)) return { nearest: nearestCategories(plain) };
  return { redirect: withQuery(right) };
}
