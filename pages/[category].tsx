import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPage } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { categoryTitle } from '@/seo/categoryTitle';
import { staticPage } from '@/server/staticPage';
import { CategoryView } from '@/views/CategoryView';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: categories.map(categoryPath),
  fallback: false,
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const category = findCategory(String(params?.category));
  return staticPage(categoryPage(category), { slug: category.slug });
};

export default sitePage<InferGetStaticPropsType<typeof getStaticProps>>(CategoryView, {
  definition: ({ slug }) => categoryPage(findCategory(slug)),
  title: ({ slug }, { products }) => {
    const { cardTitle, title } = findCategory(slug);
    return categoryTitle(cardTitle ?? title, products);
  },
});
