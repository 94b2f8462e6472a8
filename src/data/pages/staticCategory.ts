import type { GetStaticPaths } from 'next';
import type { CategorySlug } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { categoryPage } from '@/catalogue/sitePages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { staticPage } from './staticPage';

/** The getStaticPaths of category pages: all of them are made by the build. */
export const categoryPaths: GetStaticPaths = () => ({
  paths: categories.map(({ slug }) => ({ params: { category: slug } })),
  fallback: false,
});

/**
 * The result of getStaticProps for a category page.
 * @param intros one sentence about each category, in the page's language.
 * @throws CatalogueReadError, so that Next keeps the last good page.
 */
export function staticCategory(
  slug: string,
  intros: Readonly<Record<CategorySlug, string>>,
  code: LanguageCode = 'en',
) {
  const category = findCategory(slug);
  const picture = shelfPicture(category.slug);
  return staticPage(
    categoryPage(category),
    {
      slug: category.slug,
      intro: intros[category.slug] ?? '',
      ...(picture ? { picture } : {}),
    },
    code,
  );
}
