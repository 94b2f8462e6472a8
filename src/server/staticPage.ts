import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import type { SeoProps } from '@/seo/SeoProps';
import type { PageRecipe } from './pages';
import { publishedSeo } from './publishedSeo';
import { loadShelves } from './shelves/loadShelves';
import { shelvesOf } from './shelves/shelvesOf';
import { readFreshSeconds } from './source/readSourceSettings';

/** What every static page's props carry. */
export type StaticPageProps<Own> = Own & {
  readonly seo: SeoProps;
  readonly dehydratedState: DehydratedState;
};

/**
 * The result of every getStaticProps: the page's texts, its collections, the route's own few props, and 60 seconds.
 * @throws CatalogueReadError, so that the last good page stays.
 */
export async function staticPage<Own extends object>(recipe: PageRecipe, own: Own) {
  const client = await loadShelves(...recipe.loads);
  const props: StaticPageProps<Own> = {
    ...own,
    seo: publishedSeo(recipe.seo(shelvesOf(client))),
    dehydratedState: dehydrate(client),
  };
  return { props, revalidate: readFreshSeconds(process.env) };
}
