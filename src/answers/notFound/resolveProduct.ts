import { categoryPath, productPath } from '@/catalogue/addresses/addresses';
import { findProduct } from '@/catalogue/addresses/findProduct';
import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { localProduct } from '@/catalogue/localItem';
import { briefOf } from '@/catalogue/ProductOnShelf';
import { freshSeconds } from '@/data/settings/freshSeconds';
import { recentShelf } from '@/data/shelves/readShelf';
import { knownPath } from './knownPath';
import type { NotFoundOutcome } from './NotFoundOutcome';
import { nearestCategories } from './nearestCategories';
import { nearestProducts } from './nearestProducts';
import { resolveAddress } from './resolveAddress';
import { splitAddress } from './splitAddress';

/** A redirect to the product if its id is on the shelf as last read; else suggests a shelf or shelves. Never throws. */
export async function resolveProduct(url: string): Promise<NotFoundOutcome> {
  const { code, path, whole, redirectTo } = splitAddress(url);
  const [, first = '', segment = ''] = path.match(/^\/([^/]+)\/([^/]+)$/) ?? [];
  const category = meantCategory(first);
  if (!category) return resolveAddress(url);

  const shelf = await recentShelf(productCollection(category), freshSeconds() * 1000);
  if (!shelf) return { nearest: nearestCategories(first) };
  const { items } = shelf;
  // An id may end with an underscore, which otherwise belongs to the sentence behind the link.
  const product = findProduct(items, whole.split('/')[2] ?? '') ?? findProduct(items, segment);
  const redirect = product && redirectTo(productPath(category, product));
  if (redirect) return { redirect };
  const products = nearestProducts(items, segment).map((one) => briefOf(localProduct(one, code)));
  return { nearest: [], shelf: { slug: category.slug, products } };
}

function meantCategory(spelling: string): Category | undefined {
  const path = knownPath(spelling);
  return (
    categories.find(({ slug }) => slug === spelling) ??
    categories.find((category) => categoryPath(category) === path)
  );
}
