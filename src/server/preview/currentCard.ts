import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { allPages } from '../pages';
import { loadShelves } from '../shelves/loadShelves';
import { shelvesOf } from '../shelves/shelvesOf';
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
export async function currentCard(name: string): Promise<PreviewCard> {
  const page = pagesByName.get(name);
  if (!page) throw new Error(`No page has the preview ${name}`);
  const client = await loadShelves(...page.loads);
  return page.seo(shelvesOf(client)).preview;
}
