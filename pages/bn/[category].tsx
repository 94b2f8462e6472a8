import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { bengali } from '@/messages/bn/bengali';
import { categoryTitleMessages } from '@/messages/bn/categoryTitleMessages';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), bengali);

export default categoryPageIn(bengali, {
  messages: categoryTitleMessages,
  loadFilterMessages: () =>
    import('@/messages/bn/filterMessages').then(({ filterMessages }) => filterMessages),
});
