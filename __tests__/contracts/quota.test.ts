import { readFileSync } from 'node:fs';
import { categories } from '@/catalogue/categories';
import { collections, findCollection } from '@/catalogue/collections';
import { allOffers } from '@/catalogue/offers/OfferList';
import { PRICE_MS } from '@/data/offers/chooseOffers';
import { readOffers } from '@/data/offers/readOffers';
import { aShop } from '../helpers/aShop';
import { type Asked, askedOfTheSite } from '../helpers/askedOfTheSite';
import { countedReads, learnNeeds, type Needs } from '../helpers/countedReads';
import { readsOfTheSite } from '../helpers/readsOfTheSite';
import { resetCaches } from '../helpers/resetCaches';

const MINUTES_A_DAY = 24 * 60;

/** The documents of offers that are read one by one, however many visitors ask for the offers, if none changes. */
const CHECKS_A_DAY = allOffers.most * Math.ceil((MINUTES_A_DAY * 60_000) / PRICE_MS);
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

/** The cost of a day. */
interface DayOfReads {
  /** Queries by collection, whatever their result. */
  readonly queries: ReadonlyMap<string, number>;
  /**
   * Documents read when every shelf holds more than is shown. Each query then reads the limit plus one, which Firestore
   * bills. With every check of an offer.
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

  it.each([1_000, 100_000, 10_000_000])(
    'of %d: costs what docs/reads-and-costs.md states when every shelf shows more than 300 products',
    (visits) => {
      const start = `| 300 a shelf, ${english(visits)} visits `;
      const row = page.split('\n').find((line) => line.startsWith(start)) ?? '';
      expect(row).toContain(` ${english(dayOfVisits(needs, visits, 300).documents)} `);
    },
  );
});

describe('a day of the offers alone', () => {
  afterEach(() => jest.useRealTimers());

  it('costs less than 10,000 documents in a full shop, as docs/reads-and-costs.md states', async () => {
    resetCaches();
    const names = Array.from({ length: 45 }, (_, n) => `p${n}`);
    const { read } = aShop(
      ...categories.map(({ collection }, shelf) => {
        const documents = names.map((title, n) => {
          const off = 1 + ((7 * n + shelf) % 90);
          return [title, { title, mrp: 1000, off, price: 10 * (100 - off) }] as const;
        });
        return [collection, Object.fromEntries(documents)] as const;
      }),
    );
    const start = Date.now();
    jest.useFakeTimers();
    for (let minute = 0; minute < MINUTES_A_DAY; minute += 5) {
      jest.setSystemTime(start + minute * 60_000);
      await readOffers(allOffers, 'en');
    }
    const documents = read.mock.calls.reduce((sum, [, limit]) => sum + limit, 0);
    expect(documents).toBeLessThan(10_000);
    const row = page.split('\n').find((line) => line.startsWith('| the offers, ')) ?? '';
    expect(row).toContain(` ${english(documents)} `);
  });
});

function timesEach(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = (times[name] ?? 0) + 1;
  return times;
}

function english(count: number): string {
  return count.toLocaleString('en-IN');
}

/**
 * Counts the cost of a day with that many visits, for a site with these needs.
 * @param shelfSize how many products a shelf shows; by default as many as the tests' shop.
 */
function dayOfVisits(needs: Needs, visits: number, shelfSize?: number): DayOfReads {
  let renewals = 0;
  function* countingPages(asked: Iterable<Asked>): Generator<Asked> {
    for (const one of asked) {
      if (one.kind === 'page') renewals += 1;
      yield one;
    }
  }
  const queries = countedReads(needs, countingPages(askedOfTheSite(visits)));
  const documents = [...queries].reduce(
    (sum, [name, times]) => sum + times * (limitOf(name, shelfSize) + 1),
    CHECKS_A_DAY,
  );
  return { queries, documents, renewals };
}

function limitOf(name: string, shelfSize?: number): number {
  const { kind, limit = 0 } = findCollection(name) ?? {};
  return kind === 'product' ? (shelfSize ?? limit) : limit;
}
