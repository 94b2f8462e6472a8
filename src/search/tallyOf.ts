import type { Hits } from './wordIndex';

/** How some texts did. */
export interface Tally {
  /** How many of the typed words a text has that has most of them. */
  readonly most: number;
  /** The texts with so many words, the best first, but those that are worth less than a share of the best. */
  readonly best: (words: number, worth?: number) => number[];
}

interface BranchHits {
  /** The typed words that these are the hits of, a bit each. */
  readonly covers: number;
  readonly hits: Hits;
}

/** Adds up what each of so many texts has of the typed words. With plain arrays: a first letter is in nearly every text. */
export function tallyOf(texts: number, branches: readonly BranchHits[]): Tally {
  const covered = new Uint32Array(texts);
  const scores = new Float64Array(texts);
  for (const { covers, hits } of branches) {
    for (let n = 0; n < hits.ids.length; n += 1) {
      const id = hits.ids[n] ?? 0;
      covered[id] = (covered[id] ?? 0) | covers;
      scores[id] = (scores[id] ?? 0) + (hits.scores[n] ?? 0);
    }
  }
  const words = covered.map(bitsOf);
  return {
    most: words.reduce((most, one) => Math.max(most, one), 0),
    best: (wanted, worth = 0) => {
      const byScore = new Map<number, number[]>();
      words.forEach((one, id) => {
        if (one !== wanted) return;
        const score = scores[id] ?? 0;
        const alike = byScore.get(score);
        if (alike) alike.push(id);
        else byScore.set(score, [id]);
      });
      // Numbers alone are sorted without a call for each two of them.
      const descending = Float64Array.from(byScore.keys()).sort().reverse();
      const least = (descending[0] ?? 0) * worth;
      return [...descending].flatMap((score) => (score >= least ? (byScore.get(score) ?? []) : []));
    },
  };
}

function bitsOf(covers: number): number {
  let count = 0;
  for (let rest = covers; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
