import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { bengali } from '@/messages/bn/bengali';
import { productPageMessages } from '@/messages/bn/productPageMessages';
import { makePage } from '@/page/makePage';
import { productPage } from '@/page/records/productPage';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), bengali);

export default makePage(productPage, bengali, productPageMessages);
