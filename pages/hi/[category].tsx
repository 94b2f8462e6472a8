import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryIntros } from '@/messages/hi/categoryIntros';
import { categoryMessages } from '@/messages/hi/categoryMessages';
import { hindi } from '@/messages/hi/hindi';
import { makePage } from '@/page/makePage';
import { categoryPage } from '@/page/records/categoryPage';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), hindi, categoryIntros);

export default makePage(categoryPage, hindi, categoryMessages);
