import type { GetStaticPropsContext } from 'next';
import { productPaths, staticProduct } from '@/data/pages/staticProduct';
import { english } from '@/messages/en/english';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { productPageIn } from '@/page/kinds/productPageIn';

export const getStaticPaths = productPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticProduct(String(params?.category), String(params?.product), english);

export default productPageIn(english, productPageMessages);
