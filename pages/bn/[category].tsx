import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { bengali } from '@/messages/bn/bengali';
import { categoryTitleMessages } from '@/messages/bn/categoryTitleMessages';
import { filterMessages } from '@/messages/bn/filterMessages';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), bengali);

export default categoryPageIn(bengali, {
  messages: categoryTitleMessages,
  filterMessages,
});
