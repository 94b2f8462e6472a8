import { findCollection } from '@/catalogue/collections';
import { type Asked, askedOfTheSite } from './askedOfTheSite';
import { countedReads, type Needs } from './countedReads';

/** What a day has cost. */
export interface DayOfReads {
  /** Queries by collection, whatever came back. */
  readonly queries: ReadonlyMap<string, number>;
  /** Documents that are read with every shelf fuller than is shown, which is what Firestore bills: one more than the limit. */
  readonly documents: number;
  /** How often a page was made anew. */
  readonly renewals: number;
}

/** Counts what a day of so many visits costs a site that needs these collections. */
export function dayOfVisits(needs: Needs, visits: number): DayOfReads {
  let renewals = 0;
  function* noted(asked: Iterable<Asked>): Generator<Asked> {
    for (const one of asked) {
      if (one.kind === 'page') renewals += 1;
      yield one;
    }
  }
  const queries = countedReads(needs, noted(askedOfTheSite(visits)));
  const documents = [...queries].reduce(
    (sum, [name, times]) => sum + times * ((findCollection(name)?.limit ?? 0) + 1),
    0,
  );
  return { queries, documents, renewals };
}
