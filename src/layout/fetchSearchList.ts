import { searchListPath } from '@/catalogue/addresses/addresses';

/** Puts the search's list into the browser's cache. If that fails, the search asks again. */
export function fetchSearchList(): void {
  fetch(searchListPath).catch(() => undefined);
}
