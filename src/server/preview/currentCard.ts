import type { PreviewCard } from '@/seo/preview/PreviewCard';
import type { Dictionary } from '@/words/Dictionary';
import { allPages } from '../pages';
import { itemsOn, loadPage } from '../shelves/loadPage';
import { previewName } from './previewAddress';

const pagesByName = new Map(allPages.map((page) => [previewName(page.path), page]));

/** Whether a preview's name is that of a page. */
export function isPageName(name: string): boolean {
  return pagesByName.has(name);
}

/**
 * What a page's preview should show now.
 * @throws CatalogueReadError when its collections can't be read, Error for a name that is no page's.
 */
export async function currentCard(name: string, dictionary: Dictionary): Promise<PreviewCard> {
  const page = pagesByName.get(name);
  if (!page) throw new Error(`No page has the preview ${name}`);
  return page.seo(itemsOn(await loadPage(page)), dictionary).preview;
}
