/**
 * How many seconds a page, a collection reading and a browser's cached collection count as fresh. The only place of
 * this number; tests may shorten it (src/data/settings/freshSeconds.ts).
 */
export const FRESH_SECONDS = 60;

/** How many seconds a shared cache (CDN) may answer in place of the site. It reports that time in the header `Age`. */
export const EDGE_SECONDS = FRESH_SECONDS / 2;

/** A header of answers that this device has kept: there is no network, so a second request brings the same. */
export const KEPT_HEADER = 'x-kept';

/**
 * Whether a second request is worthwhile: a shared cache kept the answer longer than allowed (stale-while-revalidate)
 * and the shelf in it is older than a healthy site's can be.
 * @param age Seconds since the documents were read.
 * @param cachedSeconds Seconds that the answer spent in caches.
 */
export function isStaleFromCache(age: number, cachedSeconds: number): boolean {
  return cachedSeconds > EDGE_SECONDS && age > FRESH_SECONDS + EDGE_SECONDS;
}

/** An answer older than this was not renewed although it was requested: the database must be unreachable. */
const OUTDATED_SECONDS = 3 * FRESH_SECONDS;

/** Whether visitors are told how old a shelf is. Decided when the answer arrives: a background tab ages too. */
export function isOutdated(ageSeconds: number): boolean {
  return ageSeconds > OUTDATED_SECONDS;
}
