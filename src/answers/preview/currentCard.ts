import { previewedPages, productPageOf, type ServerPage } from '@/data/pages/pages';
import { previewName } from '@/data/pages/previewAddress';
import { itemsOn, loadPage } from '@/data/pages/staticPage';
import type { Dictionary } from '@/messages/Dictionary';
import type { PreviewCard } from '@/seo/preview/PreviewCard';

const pagesByName = new Map(previewedPages.map((page) => [previewName(page.path), page]));

/** Whether a preview's name is a page's or may be a product's. Only the shelf knows whether that product exists. */
export function isPageName(name: string): boolean {
  return pageOf(name) !== undefined;
}

/**
 * The card that a page's preview should show now; undefined for a product that is not on its shelf.
 * @throws CatalogueReadError when its collections can't be read, Error when no page has that name.
 */
export async function currentCard(
  name: string,
  dictionary: Dictionary,
): Promise<PreviewCard | undefined> {
  const page = pageOf(name);
  if (!page) throw new Error(`No page has the preview ${name}`);
  const items = itemsOn(await loadPage(page, dictionary.code));
  return items.onShelf?.length === 0 ? undefined : page.seo(items, dictionary).preview;
}

function pageOf(name: string): ServerPage | undefined {
  const [slug = '', product] = name.split('.');
  return product === undefined ? pagesByName.get(name) : productPageOf(slug, product);
}
