import { loadShelves } from '@/catalogue/server/loadShelves';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { allPages } from '../pages';
import { shelvesOf } from '../shelvesOf';
import { previewName } from './previewAddress';

const pagesByName = new Map(allPages.map((page) => [previewName(page.path), page]));

/**
 * What a page's preview should show now; undefined for a name that is no page's.
 * @throws CatalogueReadError when its collections can't be read.
 */
export async function currentCard(name: string): Promise<PreviewCard | undefined> {
  const page = pagesByName.get(name);
  if (!page) return undefined;
  const client = await loadShelves(...page.loads);
  return page.seo(shelvesOf(client)).preview;
}
