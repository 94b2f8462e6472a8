import type { GetStaticPaths, GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { findCategory } from '@/catalogue/findCategory';
import { productPage } from '@/catalogue/sitePages';
import { staticProduct } from '@/data/pages/staticProduct';
import { english } from '@/messages/en/english';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { sitePage } from '@/page/sitePage';
import { productTitle } from '@/seo/productTitle';
import { ProductView } from '@/views/ProductView';

/** Each page is built at its first visit: docs/decisions/013-a-page-for-each-product.md. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product));

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** Loaded together with the row of recently viewed products, when it comes near the viewport. */
const loadRecentlyViewedMessages = () =>
  import('@/messages/en/recentlyViewedMessages').then(
    ({ recentlyViewedMessages }) => recentlyViewedMessages,
  );

const ProductPage = sitePage<Props>(
  (props) => (
    <ProductView
      {...props}
      messages={productPageMessages}
      loadRecentlyViewedMessages={loadRecentlyViewedMessages}
    />
  ),
  {
    language: english,
    definition: ({ slug, segment, canonical }) =>
      productPage(findCategory(slug), segment, canonical),
    title: ({ slug }, { onShelf: [onShelf] }) =>
      productTitle(findCategory(slug), onShelf?.product, {
        ...english,
        product: productPageMessages,
      }),
  },
);

export default ProductPage;
