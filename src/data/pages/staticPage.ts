import type { Collections, PageDefinition } from '@/catalogue/sitePages';
import type { PageProps } from '@/page/PageProps';
import { dehydrateShelves, type ShelvesOf } from '@/shelves/dehydrateShelves';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { loadPage } from '../shelves/loadPage';

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
    dehydratedState: dehydrateShelves(collections, shelves),
  };
  return { props, revalidate: readFreshSeconds(process.env) };
}
