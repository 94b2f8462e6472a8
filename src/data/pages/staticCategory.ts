import type { GetStaticPaths } from 'next';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { categories, findCategory } from '@/catalogue/categories';
import type { CategoryIntros } from '@/messages/Messages';
import type { LanguageFacts } from '@/shop/languages';
import { staticPage } from './staticPage';

/** The getStaticPaths of category pages. The build makes all of them. */
export const categoryPaths: GetStaticPaths = () => ({
  paths: categories.map(({ slug }) => ({ params: { category: slug } })),
  fallback: false,
});

/**
 * The result of getStaticProps for a category page.
 * @throws CatalogueReadError, so that Next keeps the last good page.
 */
export async function staticCategory(
  slug: string,
  language: Pick<LanguageFacts, 'code'>,
  intros: CategoryIntros,
) {
  const category = findCategory(slug);
  return staticPage(categoryDefinition(category), language, {
    slug: category.slug,
    intro: intros[category.slug],
  });
}
