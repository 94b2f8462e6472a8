import { AHEAD_MINUTES } from '../../src/shop/indianTime';

/** The time in India for the name of a file, such as 2026-11-21-212405. */
export function timeInIndia(at: Date): string {
  const there = new Date(at.getTime() + AHEAD_MINUTES * 60_000);
  return there.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
