import { type CategorySlug, categories } from '@/catalogue/categories';
import type { CategoryLabels } from '@/words/CategoryLabels';
import { categoryTexts } from './categoryTexts';
import type { Searched } from './find';
import { productsIn, type SearchList } from './SearchList';
import { WordIndex } from './wordIndex';

/** What can be searched of a list; without one, the categories alone. `labels`: what they are called in the page's language. */
export async function newSearched(
  labels: Readonly<Record<CategorySlug, CategoryLabels>>,
  list: SearchList = [],
): Promise<Searched> {
  const listed = productsIn(list);
  return {
    categories: await WordIndex.of(categoryTexts(labels)),
    products: await WordIndex.of(listed.map(({ title = '' }) => title)),
    listed,
    onShelf: categories.map(({ slug }) =>
      listed.flatMap((product, n) => (product.slug === slug ? [n] : [])),
    ),
  };
}
