import type { Hits } from './wordIndex';

/** How a text did: how many of the typed words it has, and how well. */
export interface Tally {
  readonly words: number;
  readonly score: number;
}

interface BranchHits {
  /** The typed words that these are the hits of, a bit each. */
  readonly covers: number;
  readonly hits: Hits;
}

/** Adds up what each text has of the typed words. */
export function tallyOf(branches: readonly BranchHits[]): Map<number, Tally> {
  const sums = new Map<number, { covers: number; score: number }>();
  for (const { covers, hits } of branches) {
    for (const [id, score] of hits) {
      const sum = sums.get(id);
      if (!sum) sums.set(id, { covers, score });
      else {
        sum.covers |= covers;
        sum.score += score;
      }
    }
  }
  return new Map(
    [...sums].map(([id, { covers, score }]) => [id, { words: bitsOf(covers), score }]),
  );
}

function bitsOf(covers: number): number {
  let count = 0;
  for (let rest = covers; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
