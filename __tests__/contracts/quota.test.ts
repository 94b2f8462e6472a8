import { sitemapXml } from '@/answers/files/sitemapXml';
import { currentCard } from '@/answers/preview/currentCard';
import { listedDefinitions } from '@/catalogue/addresses/allDefinitions';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import { previewName } from '@/catalogue/addresses/previewName';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { allCollections } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { staticPage } from '@/data/pages/staticPage';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

/** The pages in the sitemap, but for products'. */
const allPages: readonly PageDefinition[] = [
  ...listedDefinitions,
  ...categories.map(categoryDefinition),
];

/**
 * A request that makes the server work: a page to regenerate, a card for a preview, or the sitemap. `at`: milliseconds
 * since the first one.
 */
type Asked =
  | { readonly kind: 'page' | 'preview'; readonly page: PageDefinition; readonly at: number }
  | { readonly kind: 'sitemap'; readonly at: number };

/**
 * The collections that the site's own code reads for these requests, in order, in a process that has just started. The
 * collections are empty, because their content makes no difference.
 */
async function readsOfTheSite(asked: Iterable<Asked>): Promise<string[]> {
  resetCaches();
  const read = sourceInUse('demo');
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  for (const one of asked) {
    clock.mockReturnValue(start + one.at);
    await answer(one);
  }
  clock.mockRestore();
  return read.mock.calls.map(([collection]) => collection);
}

function answer(asked: Asked): Promise<unknown> {
  if (asked.kind === 'sitemap') return sitemapXml();
  return asked.kind === 'page'
    ? staticPage(asked.page, { code: 'en' })
    : currentCard(previewName(asked.page.path));
}

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
