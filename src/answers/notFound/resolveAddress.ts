import { sitePages } from '@/catalogue/addresses/sitePages';
import { knownPath } from './knownPath';
import type { NotFoundOutcome } from './NotFoundOutcome';
import { nearestCategories } from './nearestCategories';
import { splitAddress } from './splitAddress';

/** A redirect or suggestions for an unknown address, percent-encoded as received. Never throws. */
export function resolveAddress(url: string): NotFoundOutcome {
  const { path, redirectTo } = splitAddress(url);
  const right = path === sitePages.home.path ? path : knownPath(path);
  const redirect = right && redirectTo(right);
  return redirect ? { redirect } : { nearest: nearestCategories(path) };
}
