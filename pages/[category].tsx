import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPage } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { categoryIntros } from '@/messages/en/categoryIntros';
import { categoryPageMessages } from '@/messages/en/categoryPageMessages';
import { english } from '@/messages/en/english';
import { sitePage } from '@/page/sitePage';
import { categoryTitle } from '@/seo/categoryTitle';
import { CategoryView } from '@/views/CategoryView';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: categories.map(categoryPath),
  fallback: false,
});

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  const category = findCategory(String(params?.category));
  return staticPage(categoryPage(category), {
    slug: category.slug,
    intro: categoryIntros[category.slug],
  });
};

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** In one file with the quick look (`useQuickLook`), which most visitors of a shelf never open. */
const loadQuickLookMessages = () =>
  import(/* webpackChunkName: "quick-look" */ '@/messages/en/productPageMessages').then(
    ({ productPageMessages }) => productPageMessages,
  );

/** Loaded together with the panel that sorts and filters the shelf. */
const loadFilterMessages = () =>
  import('@/messages/en/filterMessages').then(({ filterMessages }) => filterMessages);

export default sitePage<Props>(
  (props) => (
    <CategoryView
      {...props}
      loadQuickLookMessages={loadQuickLookMessages}
      loadFilterMessages={loadFilterMessages}
    />
  ),
  {
    language: english,
    definition: ({ slug }) => categoryPage(findCategory(slug)),
    title: (category, { products }) =>
      categoryTitle(category, products, { ...english, category: categoryPageMessages }),
  },
);
