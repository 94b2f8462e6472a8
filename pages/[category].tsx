import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPath } from '@/catalogue/paths';
import { introOf } from '@/catalogue/server/introOf';
import { load, readers } from '@/catalogue/server/loadShelves';
import { staticPage } from '@/catalogue/server/staticPage';
import { productsQuery } from '@/catalogue/shelves/shelves';
import { Seo } from '@/seo/Seo';
import { CategoryView } from '@/views/CategoryView';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: categories.map(categoryPath),
  fallback: false,
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const category = findCategory(String(params?.category));
  return staticPage(
    { slug: category.slug, intro: introOf(category) },
    load(productsQuery(category), readers.products),
  );
};

export default function CategoryPage({
  slug,
  intro,
}: InferGetStaticPropsType<typeof getStaticProps>) {
  const category = findCategory(slug);
  return (
    <>
      <Seo title={category.title} description={intro} path={categoryPath(category)} />
      <CategoryView slug={slug} intro={intro} />
    </>
  );
}
