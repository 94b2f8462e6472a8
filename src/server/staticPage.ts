import type { Collections, PageDefinition } from '@/catalogue/sitePages';
import type { PageProps } from '@/page/PageProps';
import { carriedShelves, type ShelvesOf } from '@/shelves/carriedShelves';
import { loadPage } from './shelves/loadPage';
import { readFreshSeconds } from './source/readSourceSettings';

/**
 * The result of every getStaticProps: the page's collections, the route's own few props, and 60 seconds.
 * @throws CatalogueReadError, so that the last good page stays.
 */
export async function staticPage<Shown extends Collections, Own extends object>(
  page: PageDefinition<Shown>,
  own: Own,
) {
  return pageResult(page, await loadPage(page), own);
}

/** The same of collections that were read. */
export function pageResult<Shown extends Collections, Own extends object>(
  { collections }: PageDefinition<Shown>,
  shelves: ShelvesOf<Shown>,
  own: Own,
) {
  const props: Own & PageProps<Shown> = {
    ...own,
    dehydratedState: carriedShelves(collections, shelves),
  };
  return { props, revalidate: readFreshSeconds(process.env) };
}
