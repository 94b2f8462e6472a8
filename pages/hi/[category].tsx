import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryIntros } from '@/messages/hi/categoryIntros';
import { categoryPageMessages } from '@/messages/hi/categoryPageMessages';
import { hindi } from '@/messages/hi/hindi';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), categoryIntros, 'hi');

export default categoryPageIn(hindi, {
  messages: categoryPageMessages,
  loadQuickLookMessages: () =>
    import(/* webpackChunkName: "quick-look-hi" */ '@/messages/hi/productPageMessages').then(
      ({ productPageMessages }) => productPageMessages,
    ),
  loadFilterMessages: () =>
    import('@/messages/hi/filterMessages').then(({ filterMessages }) => filterMessages),
});
