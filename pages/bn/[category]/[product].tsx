import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { bengali } from '@/messages/bn/bengali';
import { productPageMessages } from '@/messages/bn/productPageMessages';
import { productPageIn } from '@/page/kinds/productPageIn';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), bengali);

export default productPageIn(bengali, productPageMessages);
