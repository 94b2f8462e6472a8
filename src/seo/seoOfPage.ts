import {
  type Collections,
  type ItemsOf,
  type PageDefinition,
  pageDefinitions,
} from '@/catalogue/addresses/pageDefinitions';
import type { categoryPage, productPage } from '@/catalogue/addresses/shelfPages';
import { findCategory } from '@/catalogue/categories';
import type { Dictionary } from '@/messages/Dictionary';
import type { ShopHours } from '@/shop/ShopHours';
import { categorySeo } from './categorySeo';
import type { PageSeo } from './PageSeo';
import { pagesSeo } from './pagesSeo';
import { productSeo } from './productSeo';

type Items = ItemsOf<Collections>;
type ShelfItems = ItemsOf<
  ReturnType<typeof categoryPage>['collections'] & ReturnType<typeof productPage>['collections']
>;
type Seo = (dictionary: Dictionary, items: Items, hours?: ShopHours) => PageSeo;

const byPath: ReadonlyMap<string, Seo> = new Map(
  Object.entries(pagesSeo).map(([name, seo]) => [
    pageDefinitions[name as keyof typeof pageDefinitions].path,
    seo as Seo,
  ]),
);

/** A page's SEO, from its items. Undefined for a page that has none, and for a product that is gone. */
export function seoOfPage(
  { path, slug }: PageDefinition,
  dictionary: Dictionary,
  items: Items,
  hours?: ShopHours,
): PageSeo | undefined {
  if (slug === undefined) return byPath.get(path)?.(dictionary, items, hours);
  const category = findCategory(slug);
  const { products, onShelf } = items as Partial<ShelfItems>;
  if (products) return categorySeo(category, products, dictionary);
  const [one] = onShelf ?? [];
  return one && productSeo(category, one.product, dictionary);
}
