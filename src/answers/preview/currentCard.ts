import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { itemsOf, type PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import { previewName, splitPreviewName } from '@/catalogue/addresses/previewName';
import { categoryDefinition, productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { categories } from '@/catalogue/categories';
import { loadPage } from '@/data/pages/staticPage';
import type { Reading } from '@/data/readings';
import { knownShelf } from '@/data/shelves/readShelf';
import { dictionaries } from '@/messages/dictionaries';
import type { PreviewCard } from '@/seo/PreviewCard';
import type { StatusCard } from '@/seo/StatusCard';
import { seoOfPage } from '@/seo/seoOfPage';
import { statusCard } from './statusCard';

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
  const items = itemsOf(shelves);
  if (isStatus) return statusCard(page, dictionaries[code], items, oldestOf(shelves));
  return seoOfPage(page, dictionaries[code], items)?.preview;
}

function oldestOf(shelves: Readonly<Record<string, Reading>>): number {
  return Math.min(...Object.values(shelves).map(({ readAt }) => readAt));
}

function pageOf(name: string): PageDefinition | undefined {
  const { page: wanted, isStatus } = splitPreviewName(name);
  const [slug = '', product] = wanted.split('.');
  if (product === undefined) {
    const page = pagesByName.get(wanted);
    return isStatus && page?.name !== 'category' && page?.name !== 'offers' ? undefined : page;
  }
  const category = categories.find((row) => row.slug === slug);
  return category && productDefinition(category, product);
}
