/** How many seconds a page, a reading and a browser's copy count as fresh. Tests may shorten it (`freshSeconds`). */
export const FRESH_SECONDS = 60;

/** An older answer means that renewal failed: the database must be unreachable. */
const OUTDATED_SECONDS = 3 * FRESH_SECONDS;

/** Whether visitors are told how old a shelf is. Decided when the answer arrives: a background tab ages too. */
export function isOutdated(ageSeconds: number): boolean {
  return ageSeconds > OUTDATED_SECONDS;
}
