import type { Category } from '../categories';
import { productCollection } from '../collections';
import { oneProduct } from '../ProductOnShelf';
import { categoryPath, pathBelow } from './addresses';
import { idPartOf } from './idPart';
import type { PageDefinition } from './pageDefinitions';

/** The page of a category or brand. */
export function categoryDefinition(category: Pick<Category, 'slug' | 'collection'>) {
  return {
    name: 'category',
    path: categoryPath(category),
    slug: category.slug,
    collections: { products: productCollection(category) },
  } as const satisfies PageDefinition;
}

/**
 * The page of a product. `segment`: the last part of its address; `canonical`: the path to index, if another page's.
 */
export function productDefinition(
  category: Pick<Category, 'slug' | 'collection'>,
  segment: string,
  canonical?: string,
) {
  return {
    name: 'product',
    path: pathBelow(category, segment),
    slug: category.slug,
    canonical,
    collections: { onShelf: oneProduct(productCollection(category), idPartOf(segment)) },
  } as const satisfies PageDefinition;
}
