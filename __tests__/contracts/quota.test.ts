import { readFileSync } from 'node:fs';
import { listedPages } from '@/catalogue/addresses/fixedPages';
import { categoryPage } from '@/catalogue/addresses/shelfPages';
import type { PageDefinition } from '@/catalogue/addresses/sitePages';
import { allCollections } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import type { Collection } from '@/catalogue/collections';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { allOffers } from '@/catalogue/offers/offerLists';
import { PRICE_MS } from '@/data/offers/chooseOffers';
import { type Asked, readsOfTheSite } from '../helpers/readsOfTheSite';

const MINUTES_A_DAY = 24 * 60;

/** The pages in the sitemap, but for products'. */
const allPages: readonly PageDefinition[] = [...listedPages, ...categories.map(categoryPage)];

/** One reader of a preview for this many visits. */
const VISITS_A_PREVIEW = 100;

/** The documents of offers that are read one by one, however many visitors ask for the offers, if none changes. */
const CHECKS_A_DAY = allOffers.most * Math.ceil((MINUTES_A_DAY * 60_000) / PRICE_MS);
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

describe('the reads of the site', () => {
  it('are one a minute of each collection, however many pages, previews and sitemaps it makes', async () => {
    const pages = allPages.map((one): Asked => ({ kind: 'page', page: one, at: 0 }));
    const rest: Asked[] = [
      ...allPages.map((one): Asked => ({ kind: 'preview', page: one, at: 30_000 })),
      { kind: 'sitemap', at: 59_000 },
    ];
    const names = allCollections.map(({ name }) => name);
    expect((await readsOfTheSite([...pages, ...rest])).sort()).toEqual(names.toSorted());

    const again = pages.map((one): Asked => ({ ...one, at: FRESH_SECONDS * 1000 }));
    const reads = await readsOfTheSite([...pages, ...rest, ...again]);
    expect(reads.sort()).toEqual([...names, ...names].sort());
  });
});

describe('a day of visits, at most', () => {
  it.each([
    ['1,000 ', 1_000],
    ['10,000 ', 10_000],
    ['1,00,000 or more ', 10_000_000],
  ])('costs of %sthe documents that docs/reads-and-costs.md states', (row, visits) => {
    const line = rowOf(row);
    expect(line).toContain(` ${english(documentsOf(visits))} `);
    expect(line).toContain(` ${english(Math.min(visits, MINUTES_A_DAY * allPages.length))} `);
  });
});

function rowOf(start: string): string {
  return page.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
}

function english(count: number): string {
  return count.toLocaleString('en-IN');
}

/**
 * The documents that this many visits a day cost, evenly spread over all pages, when every collection has more documents
 * than are shown. Each query then reads the limit plus one, which Firestore bills. With every check of an offer.
 */
function documentsOf(visits: number): number {
  // One document, counted apart: every page has it.
  const counted = allCollections.filter(({ kind }) => kind !== 'notice');
  const queried = counted.reduce((sum, one) => {
    return sum + readingsOf(one, visits) * (one.limit + 1);
  }, 0);
  return queried + CHECKS_A_DAY;
}

/**
 * How often a collection is read: by visits and previews of the pages that show it, once a minute at most, and once when
 * the process starts, for offers, search or the sitemap.
 */
function readingsOf({ name }: Collection, visits: number): number {
  const shownOn = allPages.filter((one) =>
    Object.values(one.collections).some((collection) => collection.name === name),
  );
  const visited = (visits * shownOn.length) / allPages.length;
  return Math.min(1 + Math.ceil(visited + visited / VISITS_A_PREVIEW), MINUTES_A_DAY);
}
