import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryTitleMessages } from '@/messages/hi/categoryTitleMessages';
import { filterMessages } from '@/messages/hi/filterMessages';
import { hindi } from '@/messages/hi/hindi';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), hindi);

export default categoryPageIn(hindi, {
  messages: categoryTitleMessages,
  filterMessages,
});
