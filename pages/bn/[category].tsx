import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { bengali } from '@/messages/bn/bengali';
import { categoryIntros } from '@/messages/bn/categoryIntros';
import { categoryMessages } from '@/messages/bn/categoryMessages';
import { makePage } from '@/page/makePage';
import { categoryPage } from '@/page/records/categoryPage';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), bengali, categoryIntros);

export default makePage(categoryPage, bengali, categoryMessages);
