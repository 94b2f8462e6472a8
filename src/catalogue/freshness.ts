/**
 * For how many seconds a page, a collection that was read, and a collection in the browser's cache count as fresh. The
 * one place of this number; tests may shorten it (src/data/settings/readSourceSettings.ts).
 */
export const FRESH_SECONDS = 60;

/** For how many seconds a cache on the way may answer in the site's place how old a shelf is. It adds them in `Age`. */
export const EDGE_SECONDS = FRESH_SECONDS / 2;

/**
 * Whether it is worth asking once more: a cache on the way kept the answer longer than it may, as those do that renew it
 * behind, and the shelf in it is older than a healthy site's can be. Both in seconds.
 */
export function isBelated(age: number, kept: number): boolean {
  return kept > EDGE_SECONDS && age > FRESH_SECONDS + EDGE_SECONDS;
}

/** An answer of this age, in seconds, was not renewed although somebody asked: the database must be out of reach. */
const OUTDATED_SECONDS = 3 * FRESH_SECONDS;

/** Whether visitors are told from when a shelf is. Judged when the site answers: a tab that nobody looks at ages too. */
export function isOutdated(ageSeconds: number): boolean {
  return ageSeconds > OUTDATED_SECONDS;
}
