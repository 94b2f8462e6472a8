import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { hindi } from '@/messages/hi/hindi';
import { productPageMessages } from '@/messages/hi/productPageMessages';
import { makePage } from '@/page/makePage';
import { productPage } from '@/page/records/productPage';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), hindi);

export default makePage(productPage, hindi, productPageMessages);
