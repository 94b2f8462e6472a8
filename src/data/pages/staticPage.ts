import type { ReadShelf, Shelf } from '@/catalogue/Shelf';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/sitePages';
import { dehydrateShelves, type ShelvesOf } from '@/shelves/dehydrateShelves';
import type { PageProps } from '@/shelves/PageProps';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { withSlideLinks } from '../shelves/linkedSlides';
import { readProductOnShelf } from '../shelves/readProductOnShelf';
import { readShelf } from '../shelves/readShelf';

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

/**
 * Reads the collections of a page, each by the name under which the page knows it.
 * @throws SettingsError, CatalogueReadError when one can't be read, so that the last good page stays.
 */
export async function loadPage<Shown extends Collections>({
  collections,
}: PageDefinition<Shown>): Promise<ShelvesOf<Shown>> {
  const entries = Object.entries(collections).map(
    async ([name, collection]): Promise<[string, ReadShelf<unknown>]> => [
      name,
      await readShown(collection),
    ],
  );
  return Object.fromEntries(await Promise.all(entries)) as unknown as ShelvesOf<Shown>;
}

async function readShown(collection: Collections[string]): Promise<ReadShelf<unknown>> {
  if (collection.kind === 'productOnShelf') return readProductOnShelf(collection);
  return withSlideLinks(collection, await readShelf(collection));
}

/** What stands on the shelves of a page. */
export function itemsOn<Shown extends Collections>(shelves: ShelvesOf<Shown>): ItemsOf<Shown> {
  const entries = Object.entries<Shelf<unknown>>(shelves).map(([name, { items }]) => [name, items]);
  return Object.fromEntries(entries) as ItemsOf<Shown>;
}
