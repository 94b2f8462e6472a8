import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { findCategory } from '@/catalogue/findCategory';
import { productPage } from '@/catalogue/sitePages';
import { SiteApp } from '@/page/SiteApp';
import { sitePage } from '@/page/sitePage';
import { productTitle } from '@/seo/productTitle';
import { staticProduct } from '@/server/staticProduct';
import { productSample } from '@/server/styles/productSample';
import { styleFileOf } from '@/server/styles/styleFileOf';
import { announceStyleFile, writeStyleFile } from '@/server/styles/styleFiles';
import { ProductView } from '@/views/ProductView';
import { english } from '@/words/en/english';
import { productWords } from '@/words/en/productWords';

const ROUTE = '/[category]/[product]';

/** The pages are each made at the first visit, their styles by the build: docs/decisions/013-a-page-for-each-product.md. */
export const getStaticPaths: GetStaticPaths = () => {
  writeStyleFile(styles);
  return { paths: [], fallback: 'blocking' };
};

export const getStaticProps = ({ params }: GetStaticPropsContext) => {
  announceStyleFile(ROUTE, styles);
  return staticProduct(String(params?.category), String(params?.product));
};

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

function styles() {
  return styleFileOf(SiteApp, ProductPage, productSample());
}
