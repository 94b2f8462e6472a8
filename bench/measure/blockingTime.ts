import type { LongTask } from '../browser/watchPage';

/** A task that takes no longer than this blocks nobody. */
const FREE_MS = 50;

/**
 * How long a load kept visitors waiting, as Lighthouse's total blocking time counts it: what each task took beyond 50 ms
 * after the first paint.
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, seen) => sum + Math.max(0, seen - FREE_MS), 0);
}
