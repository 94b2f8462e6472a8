import type { Category } from '@/catalogue/Category';
import { knownPath } from './knownPath';
import { nearestCategories } from './nearestCategories';

/** What becomes of an address without a page: it leads to the page that is meant, or nowhere, and then some shelves are offered. */
export type StrayAddress =
  | { readonly redirect: string }
  | { readonly nearest: readonly Category[] };

/** Judges the path and query of a request as it came, percent-encoded. Total: a malformed one leads nowhere. */
export function strayAddress(url: string): StrayAddress {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const plain = decoded(path);
  const right = knownPath(plain);
  // A page that exists never comes here; if one did, leading it to itself would go on for ever.
  if (!right || right === path) return { nearest: nearestCategories(plain) };
  return { redirect: query ? `${right}?${encodedOnce(query)}` : right };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encodes what may not stand in a Location header; what is encoded already stays as it is. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
