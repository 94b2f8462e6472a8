import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPage } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { categoryTitle } from '@/seo/categoryTitle';
import { staticPage } from '@/server/staticPage';
import { CategoryView } from '@/views/CategoryView';
import { categoryIntros } from '@/words/en/categoryIntros';
import { categoryWords } from '@/words/en/categoryWords';
import { english } from '@/words/en/english';

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

/** They come with the quick look, which most visitors of a shelf don't open. */
const loadLookWords = () =>
  import('@/words/en/productWords').then(({ productWords }) => productWords);

/** They come with the panel in which the shelf is sorted and filtered. */
const loadChoiceWords = () =>
  import('@/words/en/choiceWords').then(({ choiceWords }) => choiceWords);

export default sitePage<Props>(
  (props) => (
    <CategoryView {...props} loadLookWords={loadLookWords} loadChoiceWords={loadChoiceWords} />
  ),
  {
    language: english,
    definition: ({ slug }) => categoryPage(findCategory(slug)),
    title: (category, { products }) =>
      categoryTitle(category, products, { ...english, category: categoryWords }),
  },
);
