import type { Collections, PageDefinition, ShelvesOf } from '@/catalogue/addresses/pageDefinitions';
import type { Shelf } from '@/catalogue/Shelf';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import type { PageProps } from '@/shelves/PageProps';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { LanguageFacts } from '@/shop/languages';
import { freshSeconds } from '../settings/serverSettings';
import { noticeProps } from '../shelves/noticeProps';
import { readForPage } from '../shelves/readForPage';
import { readShelf } from '../shelves/readShelf';

/**
 * The result of getStaticProps: dehydrated collections, the route's own props, and `revalidate`.
 * @throws CatalogueReadError, so that Next keeps the last good page.
 */
export async function staticPage<Shown extends Collections, Own extends object>(
  page: PageDefinition<Shown>,
  { code }: Pick<LanguageFacts, 'code'>,
  own: Own = {} as Own,
) {
  const notice = await noticeProps(code, page.path);
  return staticProps(page, await loadPage(page, code), { ...notice, ...own });
}

/** The result of getStaticProps for shelves that have been read already. */
export function staticProps<Shown extends Collections, Own extends object>(
  { collections }: PageDefinition<Shown>,
  shelves: ShelvesOf<Shown>,
  own: Own,
) {
  const dehydratedState = dehydrateShelves(collections, shelves);
  const props: Own & PageProps<Shown> = { ...own, dehydratedState };
  return { props, revalidate: freshSeconds() };
}

/**
 * Reads a page's collections in one language, by the keys of its definition. `read`: `readShelf` or `readShelfOrLast`.
 * @throws SettingsError, CatalogueReadError, so that Next keeps the last good page.
 */
export async function loadPage<Shown extends Collections>(
  { collections }: PageDefinition<Shown>,
  code: LanguageCode,
  read = readShelf,
): Promise<ShelvesOf<Shown>> {
  const entries = Object.entries(collections).map(
    async ([name, collection]): Promise<[string, Shelf<unknown>]> => [
      name,
      await readForPage(collection, code, read),
    ],
  );
  return Object.fromEntries(await Promise.all(entries)) as unknown as ShelvesOf<Shown>;
}
