import type { InferGetStaticPropsType } from 'next';
import { Seo } from '@/seo/Seo';
import { fixedPages } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(fixedPages.reviews, {});

export default function ReviewPage({ seo }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <>
      <Seo {...seo} />
      <ReviewsView />
    </>
  );
}
