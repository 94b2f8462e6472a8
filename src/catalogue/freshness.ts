/** How many seconds a page, a reading and a browser's copy count as fresh. Tests may shorten it (`freshSeconds`). */
export const FRESH_SECONDS = 60;

/** How many seconds a shared cache (CDN) may answer in place of the site. */
export const EDGE_SECONDS = FRESH_SECONDS / 2;

/** Marks answers from this device's own cache: without a network a second request brings the same. */
export const KEPT_HEADER = 'x-kept';

/** Whether to ask again: a shared cache held the answer too long (stale-while-revalidate). Both times in seconds. */
export function isStaleFromCache(age: number, cachedSeconds: number): boolean {
  return cachedSeconds > EDGE_SECONDS && age > FRESH_SECONDS + EDGE_SECONDS;
}

/** An older answer means that renewal failed: the database must be unreachable. */
const OUTDATED_SECONDS = 3 * FRESH_SECONDS;

/** Whether visitors are told how old a shelf is. Decided when the answer arrives: a background tab ages too. */
export function isOutdated(ageSeconds: number): boolean {
  return ageSeconds > OUTDATED_SECONDS;
}
