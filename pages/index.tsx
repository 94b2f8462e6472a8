import type { InferGetStaticPropsType } from 'next';
import { Seo } from '@/seo/Seo';
import { fixedPages } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = () => staticPage(fixedPages.home, {});

export default function HomePage({ seo }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <>
      <Seo {...seo} />
      <HomeView />
    </>
  );
}
