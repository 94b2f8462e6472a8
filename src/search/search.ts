import type { SearchIndex } from './createSearchIndex';
import { type Found, findGoods } from './findGoods';
import { readQuery } from './readQuery';

/** Reads a typed text, and finds what it means. */
export function search(typed: string, index: SearchIndex): Found {
  return findGoods(readQuery(typed, index), index, typed.trim().toLowerCase());
}
