import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { english } from '@/messages/en/english';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { productPage } from '@/page/kinds/productPage';
import { makePage } from '@/page/makePage';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), english);

export default makePage(productPage, english, productPageMessages);
