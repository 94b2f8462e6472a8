import { readFileSync } from 'node:fs';
import { collections } from '@/catalogue/collections';
import { askedOfTheSite } from '../helpers/askedOfTheSite';
import { countedReads, learnNeeds, type Needs } from '../helpers/countedReads';
import { dayOfVisits } from '../helpers/dayOfVisits';
import { readsOfTheSite } from '../helpers/readsOfTheSite';

const MINUTES_A_DAY = 24 * 60;
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

let needs: Needs;

beforeAll(async () => {
  needs = await learnNeeds();
});

describe('the reads of the site', () => {
  it.each([
    ['a quiet day', 1_000, 1_000],
    ['four minutes of a busy one', 30_000, 10_000_000],
  ])('are in %s those that are counted by rule', async (_when, visits, aDay) => {
    const counted = countedReads(needs, askedOfTheSite(visits, aDay));
    const reads = await readsOfTheSite(askedOfTheSite(visits, aDay));
    expect(Object.fromEntries(counted)).toEqual(timesEach(reads));
  });
});

describe('a day of visits', () => {
  it.each([1_000, 100_000, 10_000_000])(
    'of %d: each collection is read once a minute at most, previews and sitemap included',
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
