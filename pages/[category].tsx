import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryTitleMessages } from '@/messages/en/categoryTitleMessages';
import { english } from '@/messages/en/english';
import { filterMessages } from '@/messages/en/filterMessages';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), english);

export default categoryPageIn(english, {
  messages: categoryTitleMessages,
  filterMessages,
});
