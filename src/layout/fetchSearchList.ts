import { searchListPath } from '@/catalogue/addresses';

/**
 * Puts the product list of the search into the browser's cache, which answers from then on. A failure is harmless: the
 * search asks again.
 */
export function fetchSearchList(): void {
  fetch(searchListPath).catch(() => undefined);
}
