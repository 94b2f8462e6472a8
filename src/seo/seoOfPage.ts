import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { categoryDefinition, productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { Dictionary } from '@/messages/Dictionary';
import { categorySeo } from './categorySeo';
import type { PageSeo } from './PageSeo';
import { pagesSeo } from './pagesSeo';
import { productSeo } from './productSeo';

type ShelfItems = ItemsOf<
  ReturnType<typeof categoryDefinition>['collections'] &
    ReturnType<typeof productDefinition>['collections']
>;
type FixedSeo = (dictionary: Dictionary, items: object) => PageSeo;

/** A page's SEO, from its items. Undefined for a page that has none, and for a product that is gone. */
export function seoOfPage(
  page: PageDefinition,
  dictionary: Dictionary,
  items: ItemsOf<Collections>,
): PageSeo | undefined {
  if (page.name === undefined) return undefined;
  if (page.name !== 'category' && page.name !== 'product')
    return (pagesSeo[page.name] as FixedSeo)(dictionary, items);
  const category = findCategory(page.slug);
  const { products, onShelf } = items as ShelfItems;
  if (page.name === 'category') return categorySeo(category, products, dictionary);
  return onShelf[0] && productSeo(category, onShelf[0].product, dictionary);
}
