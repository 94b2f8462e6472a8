import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(sitePages.reviews, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ shelves }) => <ReviewsView shelves={shelves} messages={reviewsMessages} />,
  {
    language: english,
    definition: () => sitePages.reviews,
    title: () => reviewsMessages.tabTitle(place.town),
  },
);
