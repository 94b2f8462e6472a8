import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { ReviewsView } from '@/views/ReviewsView';
import { reviewsWords } from '@/words/reviewsWords';

export const getStaticProps = () => staticPage(sitePages.reviews, {});

export default sitePage<InferGetStaticPropsType<typeof getStaticProps>>(ReviewsView, {
  definition: () => sitePages.reviews,
  title: () => reviewsWords.tabTitle(place.town),
});
