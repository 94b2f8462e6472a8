import { paths } from '@/catalogue/addresses';
import { previewedPages, productPageOf, type ServerPage } from '@/data/pages/pages';
import { previewName, splitPreviewName } from '@/data/pages/previewAddress';
import { itemsOn, loadPage } from '@/data/pages/staticPage';
import { freshOrLast } from '@/data/readings/readings';
import { dictionaries } from '@/messages/dictionaries';
import type { PreviewCard } from '@/seo/preview/PreviewCard';

/** Links that were shared earlier call home's picture `home`. It is a shelf's where one has that address. */
const FORMER_HOME = 'home';

const pagesByName = new Map([
  ...previewedPages
    .filter(({ path }) => path === paths.home)
    .map((page) => [FORMER_HOME, page] as const),
  ...previewedPages.map((page) => [previewName(page.path), page] as const),
]);

/** Whether a preview's name is a page's or may be a product's. Only the shelf knows whether that product exists. */
export function isPageName(name: string): boolean {
  return pageOf(name) !== undefined;
}

/**
 * The card that a page's preview should show now, from the last readings while the database can't be read; undefined for
 * a product that is not on its shelf.
 * @throws CatalogueReadError when its collections were never read, Error when no page has that name.
 */
export async function currentCard(name: string): Promise<PreviewCard | undefined> {
  const page = pageOf(name);
  if (!page) throw new Error(`No page has the preview ${name}`);
  const { code } = splitPreviewName(name);
  const items = itemsOn(await loadPage(page, code, freshOrLast));
  return items.onShelf?.length === 0 ? undefined : page.seo(items, dictionaries[code]).preview;
}

function pageOf(name: string): ServerPage | undefined {
  const { page } = splitPreviewName(name);
  const [slug = '', product] = page.split('.');
  return product === undefined ? pagesByName.get(page) : productPageOf(slug, product);
}
