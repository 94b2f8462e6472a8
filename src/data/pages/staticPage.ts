import {
  type Collections,
  onEveryPage,
  type PageDefinition,
  type ShelvesOf,
} from '@/catalogue/addresses/pageDefinitions';
import { dehydrateShelves, type PageProps } from '@/shelves/dehydrateShelves';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { LanguageFacts } from '@/shop/languages';
import type { Reading } from '../readings';
import { freshSeconds } from '../settings/serverSettings';
import { readForPage } from '../shelves/readForPage';
import { knownShelf, type ReadShelf, readShelf, type ShelfReading } from '../shelves/readShelf';

/**
 * The result of getStaticProps: dehydrated collections, the route's own props, and `revalidate`.
 * @throws CatalogueReadError, so that Next keeps the last good page.
 */
export async function staticPage<Shown extends Collections, Own extends object>(
  page: PageDefinition<Shown>,
  { code }: Pick<LanguageFacts, 'code'>,
  own: Own = {} as Own,
) {
  return staticProps(page, code, loadPage(page, code, readShelf), own);
}

/** The result of getStaticProps for shelves that are being read, or have been. */
export async function staticProps<Shown extends Collections, Own extends object>(
  { collections }: PageDefinition<Shown>,
  code: LanguageCode,
  loading: ShelvesOf<Shown> | Promise<ShelvesOf<Shown>>,
  own: Own,
) {
  const [shelves, notice] = await Promise.all([
    loading,
    // No page fails for want of the notice: it then says nothing of the shop's hours.
    readForPage(onEveryPage.notice, code, knownShelf).catch(() => ({ items: [] })),
  ]);
  const dehydratedState = dehydrateShelves({ ...collections, ...onEveryPage }, {
    ...shelves,
    notice,
  } as ShelvesOf<Shown & typeof onEveryPage>);
  const props: Own & PageProps<Shown> = { ...own, dehydratedState };
  return { props, revalidate: freshSeconds() };
}

/**
 * Reads a page's collections in one language, by the keys of its definition.
 * @throws SettingsError, CatalogueReadError when `read` does.
 */
export async function loadPage<Shown extends Collections>(
  { collections }: PageDefinition<Shown>,
  code: LanguageCode,
  read: ReadShelf,
): Promise<ShelvesOf<Shown> & Readonly<Record<string, Reading>>> {
  const entries = Object.entries(collections).map(
    async ([name, collection]): Promise<[string, ShelfReading<unknown>]> => [
      name,
      await readForPage(collection, code, read),
    ],
  );
  return Object.fromEntries(await Promise.all(entries)) as unknown as Awaited<
    ReturnType<typeof loadPage<Shown>>
  >;
}
