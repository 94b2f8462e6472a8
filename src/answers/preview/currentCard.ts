import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { itemsOf, type PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import { previewName, splitPreviewName } from '@/catalogue/addresses/previewName';
import { categoryDefinition, productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { categories } from '@/catalogue/categories';
import { loadPage } from '@/data/pages/staticPage';
import { knownShelf } from '@/data/shelves/readShelf';
import { dictionaries } from '@/messages/dictionaries';
import type { PreviewCard } from '@/seo/PreviewCard';
import { seoOfPage } from '@/seo/seoOfPage';
import { type StatusCard, statusCard } from './statusCard';

const pagesByName: ReadonlyMap<string, PageDefinition> = new Map(
  [...allDefinitions, ...categories.map(categoryDefinition)].map(
    (page) => [previewName(page.path), page] as const,
  ),
);

/** Whether a name is a page's or may be a product's. Only the shelf tells whether the product exists. */
export function isPageName(name: string): boolean {
  return pageOf(name) !== undefined;
}

/**
 * The card of a page's preview, from the last readings while the database is away; undefined if it has none.
 * @throws CatalogueReadError when its collections were never read, Error when no page has that name.
 */
export async function currentCard(name: string): Promise<PreviewCard | StatusCard | undefined> {
  const page = pageOf(name);
  if (!page) throw new Error(`No page has the preview ${name}`);
  const { code, isStatus } = splitPreviewName(name);
  const shelves = await loadPage(page, code, knownShelf);
  const seo = seoOfPage(page, dictionaries[code], itemsOf(shelves));
  if (!isStatus || !seo) return seo?.preview;
  const oldest = Math.min(...Object.values(shelves).map(({ readAt }) => readAt));
  return statusCard(seo, dictionaries[code], oldest);
}

function pageOf(name: string): PageDefinition | undefined {
  const { page } = splitPreviewName(name);
  const [slug = '', product, more] = page.split('.');
  if (product === undefined) return pagesByName.get(page);
  const category = categories.find((row) => row.slug === slug);
  return more === undefined && category ? productDefinition(category, product) : undefined;
}
