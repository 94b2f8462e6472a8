import { listedDefinitions } from '@/catalogue/addresses/allDefinitions';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import { categoryPage } from '@/catalogue/addresses/shelfPages';
import { allCollections } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { type Asked, readsOfTheSite } from '../helpers/readsOfTheSite';

/** The pages in the sitemap, but for products'. */
const allPages: readonly PageDefinition[] = [...listedDefinitions, ...categories.map(categoryPage)];

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
