import type { GetStaticPaths } from 'next';
import { productSegment } from '@/catalogue/addresses/addresses';
import { isProductSegment } from '@/catalogue/addresses/idPart';
import { productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { categories } from '@/catalogue/categories';
import type { LanguageFacts } from '@/shop/languages';
import { freshSeconds } from '../settings/serverSettings';
import { canonicalPath } from '../shelves/canonicalPath';
import { knownShelf } from '../shelves/readShelf';
import { loadPage, staticProps } from './staticPage';

/** The getStaticPaths of product pages, each made at its first visit (docs/decisions/007-addresses.md). */
export const productPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * The result of getStaticProps for a product's page; "not found" for every address but the exact one: pages/_error then
 * redirects where it knows the product.
 * @throws CatalogueReadError for a product that may exist, so that Next keeps the last good page.
 */
export async function staticProduct(
  slug: string,
  segment: string,
  { code }: Pick<LanguageFacts, 'code'>,
) {
  const nothing = { notFound: true, revalidate: freshSeconds() } as const;
  const category = categories.find((row) => row.slug === slug);
  if (!category || !isProductSegment(segment)) return nothing;
  const page = productDefinition(category, segment);
  // An old price with its page is better than no page: a product's page is made at its first visit.
  const shelves = await loadPage(page, code, knownShelf);
  const [onShelf] = shelves.onShelf.items;
  if (!onShelf || productSegment(category, onShelf.product) !== segment) return nothing;
  const canonical = await canonicalPath({ category, product: onShelf.product });
  const own = {
    slug: category.slug,
    segment,
    ...(canonical ? { canonical } : {}),
  };
  return staticProps(page, code, shelves, own);
}
