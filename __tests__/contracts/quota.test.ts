import { readFileSync } from 'node:fs';
import { collections } from '@/catalogue/collections';
import { dayOfVisits } from '../helpers/dayOfVisits';
import { forgetShelves } from '../helpers/forgetShelves';

const MINUTES_A_DAY = 24 * 60;
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

beforeEach(forgetShelves);

describe('a day of visits', () => {
  it.each([1_000, 100_000, 10_000_000])(
    'of %d: each collection is read once a minute at most, previews and sitemap included',
    async (visits) => {
      const { queries, documents, renewals } = await dayOfVisits(visits);
      expect([...queries.keys()].sort()).toEqual(collections.map(({ name }) => name).sort());
      expect(Math.max(...queries.values())).toBeLessThanOrEqual(MINUTES_A_DAY);

      const row = page.split('\n').find((line) => line.startsWith(`| ${english(visits)} `)) ?? '';
      expect(row).toContain(english(documents));
      expect(row).toContain(english(renewals));
    },
    60_000,
  );
});

function english(count: number): string {
  return count.toLocaleString('en-IN');
}
