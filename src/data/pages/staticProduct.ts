import { productSegment } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { productPage } from '@/catalogue/sitePages';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { canonicalPath } from '../shelves/canonicalPath';
import { loadPage, pageResult } from './staticPage';

/**
 * The result of getStaticProps for the page of a product, or that there is none at this address: another spelling of the
 * name or the shelf, a product that left, anything at all. What then becomes of it is the matter of pages/_error.
 * @throws CatalogueReadError, so that the last good page stays.
 */
export async function staticProduct(slug: string, segment: string) {
  const nothing = { notFound: true, revalidate: readFreshSeconds(process.env) } as const;
  const category = categories.find((row) => row.slug === slug);
  if (!category) return nothing;
  const page = productPage(category, segment);
  const shelves = await loadPage(page);
  const [onShelf] = shelves.onShelf.items;
  if (!onShelf || productSegment(category, onShelf.product) !== segment) return nothing;
  const canonical = await canonicalPath({ category, product: onShelf.product });
  const own = { slug: category.slug, segment, ...(canonical ? { canonical } : {}) };
  return pageResult(page, shelves, own);
}
