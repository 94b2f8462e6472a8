import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { findCategory } from '@/catalogue/findCategory';
import { productPage } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { productTitle } from '@/seo/productTitle';
import { staticProduct } from '@/server/staticProduct';
import { ProductView } from '@/views/ProductView';
import { english } from '@/words/en/english';
import { productWords } from '@/words/en/productWords';

/** Each page is made at its first visit: docs/decisions/013-a-page-for-each-product.md. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product));

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** They come with the row of what a visitor looked at, when somebody comes near it. */
const loadSeenWords = () => import('@/words/en/seenWords').then(({ seenWords }) => seenWords);

const ProductPage = sitePage<Props>(
  (props) => <ProductView {...props} words={productWords} loadSeenWords={loadSeenWords} />,
  {
    language: english,
    definition: ({ slug, segment, canonical }) =>
      productPage(findCategory(slug), segment, canonical),
    title: ({ slug }, { onShelf: [onShelf] }) =>
      productTitle(findCategory(slug), onShelf?.product, { ...english, product: productWords }),
  },
);

export default ProductPage;
