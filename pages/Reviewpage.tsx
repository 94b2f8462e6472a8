import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { ReviewsView } from '@/views/ReviewsView';
import { english } from '@/words/en/english';
import { reviewsWords } from '@/words/en/reviewsWords';

export const getStaticProps = () => staticPage(sitePages.reviews, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ shelves }) => <ReviewsView shelves={shelves} words={reviewsWords} />,
  {
    language: english,
    definition: () => sitePages.reviews,
    title: () => reviewsWords.tabTitle(place.town),
  },
);
