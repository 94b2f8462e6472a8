import type { LongTask } from '../browser/watchPage';

const FREE_MS = 50;

/** Lighthouse's total blocking time: what each task took beyond 50 ms after the first paint. */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, seen) => sum + Math.max(0, seen - FREE_MS), 0);
}
