import { sitemapPartNames } from '@/answers/files/sitemapPartNames';
import { sitemapPartXml } from '@/answers/files/sitemapPartXml';
import { currentCard } from '@/answers/preview/currentCard';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import { previewName } from '@/data/pages/previewAddress';
import { staticPage } from '@/data/pages/staticPage';
import { resetCaches } from './resetCaches';
import { sourceInUse } from './sourceInUse';

/**
 * A request that makes the server work: a page to regenerate, a card for a preview, or the sitemap. `at`: milliseconds
 * since the first one.
 */
export type Asked =
  | { readonly kind: 'page' | 'preview'; readonly page: PageDefinition; readonly at: number }
  | { readonly kind: 'sitemap'; readonly at: number };

/**
 * The collections that the site's own code reads for these requests, in order, in a process that has just started. The
 * collections are empty, because their content makes no difference.
 */
export async function readsOfTheSite(asked: Iterable<Asked>): Promise<string[]> {
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
  if (asked.kind === 'sitemap') return Promise.all(sitemapPartNames.map(sitemapPartXml));
  return asked.kind === 'page'
    ? staticPage(asked.page, { code: 'en' })
    : currentCard(previewName(asked.page.path));
}
