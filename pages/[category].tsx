import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryIntros } from '@/messages/en/categoryIntros';
import { categoryMessages } from '@/messages/en/categoryMessages';
import { english } from '@/messages/en/english';
import { makePage } from '@/page/makePage';
import { categoryPage } from '@/page/records/categoryPage';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), english, categoryIntros);

export default makePage(categoryPage, english, categoryMessages);
