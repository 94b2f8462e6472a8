import type { GetStaticPropsContext } from 'next';
import { categoryPaths, staticCategory } from '@/data/pages/staticCategory';
import { categoryIntros } from '@/messages/hi/categoryIntros';
import { categoryMessages } from '@/messages/hi/categoryMessages';
import { hindi } from '@/messages/hi/hindi';
import { categoryPageIn } from '@/page/kinds/categoryPageIn';

export const getStaticPaths = categoryPaths;

export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  staticCategory(String(params?.category), hindi, categoryIntros);

export default categoryPageIn(hindi, categoryMessages);
