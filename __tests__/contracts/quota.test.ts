import { readFileSync } from 'node:fs';
import { collections, findCollection } from '@/catalogue/collections';
import { type Asked, askedOfTheSite } from '../helpers/askedOfTheSite';
import { countedReads, learnNeeds, type Needs } from '../helpers/countedReads';
import { readsOfTheSite } from '../helpers/readsOfTheSite';

const MINUTES_A_DAY = 24 * 60;
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

/** The cost of a day. */
interface DayOfReads {
  /** Queries by collection, whatever their result. */
  readonly queries: ReadonlyMap<string, number>;
  /**
   * Documents read when every shelf holds more than is shown. Each query then reads the limit plus one, which Firestore
   * bills.
   */
  readonly documents: number;
  /** How often a page was regenerated. */
  readonly renewals: number;
}

let needs: Needs;

beforeAll(async () => {
  needs = await learnNeeds();
});

describe('the reads of the site', () => {
  it.each([
    ['a quiet day', 1_000, 1_000],
    ['four minutes of a busy day', 30_000, 10_000_000],
  ])('match the counting model for %s', async (_when, visits, aDay) => {
    const counted = countedReads(needs, askedOfTheSite(visits, aDay));
    const reads = await readsOfTheSite(askedOfTheSite(visits, aDay));
    expect(Object.fromEntries(counted)).toEqual(timesEach(reads));
  });
});

describe('a day of visits', () => {
  it.each([1_000, 100_000, 10_000_000])(
    'of %d: reads each collection at most once a minute, previews and sitemap included',
    (visits) => {
      const { queries, documents, renewals } = dayOfVisits(needs, visits);
      expect([...queries.keys()].sort()).toEqual(collections.map(({ name }) => name).sort());
      expect(Math.max(...queries.values())).toBeLessThanOrEqual(MINUTES_A_DAY);

      const row = page.split('\n').find((line) => line.startsWith(`| ${english(visits)} `)) ?? '';
      expect(row).toContain(english(documents));
      expect(row).toContain(english(renewals));
    },
  );
});

function timesEach(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = (times[name] ?? 0) + 1;
  return times;
}

function english(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Counts the cost of a day with that many visits, for a site with these needs. */
function dayOfVisits(needs: Needs, visits: number): DayOfReads {
  let renewals = 0;
  function* countingPages(asked: Iterable<Asked>): Generator<Asked> {
    for (const one of asked) {
      if (one.kind === 'page') renewals += 1;
      yield one;
    }
  }
  const queries = countedReads(needs, countingPages(askedOfTheSite(visits)));
  const documents = [...queries].reduce(
    (sum, [name, times]) => sum + times * ((findCollection(name)?.limit ?? 0) + 1),
    0,
  );
  return { queries, documents, renewals };
}
