import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPath } from '@/catalogue/paths';
import { Seo } from '@/seo/Seo';
import { introOf } from '@/server/introOf';
import { categoryPage } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { CategoryView } from '@/views/CategoryView';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: categories.map(categoryPath),
  fallback: false,
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const category = findCategory(String(params?.category));
  const { slug, title } = category;
  return staticPage(categoryPage(category), { slug, crumb: title, intro: introOf(category) });
};

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default function CategoryPage({ seo, slug, intro }: Props) {
  return (
    <>
      <Seo {...seo} />
      <CategoryView slug={slug} intro={intro} />
    </>
  );
}
