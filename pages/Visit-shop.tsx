import type { InferGetStaticPropsType } from 'next';
import { Seo } from '@/seo/Seo';
import { fixedPages } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(fixedPages.visitShop, {});

export default function VisitShopPage({ seo }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <>
      <Seo {...seo} />
      <VisitShopView />
    </>
  );
}
