/** How many seconds a page, a reading and a browser's copy count as fresh. Tests may shorten it (`freshSeconds`). */
export const FRESH_SECONDS = 60;

/** The header of the shelves' API with the time of the reading (ISO 8601): in the body it would forbid a 304. */
export const READ_AT = 'Read-At';

/** An answer older than this means that renewal failed: the site can't reach the database. */
const OUTDATED_SECONDS = 3 * FRESH_SECONDS;

/** Whether visitors are told how old a shelf is. Decided when an answer arrives: shelves also age in hidden tabs. */
export function isOutdated(ageSeconds: number): boolean {
  return ageSeconds > OUTDATED_SECONDS;
}
