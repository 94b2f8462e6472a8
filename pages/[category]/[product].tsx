import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { english } from '@/messages/en/english';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { makePage } from '@/page/makePage';
import { productPage } from '@/page/records/productPage';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), english);

export default makePage(productPage, english, productPageMessages);
