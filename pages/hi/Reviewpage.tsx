import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { reviewsMessages } from '@/messages/hi/reviewsMessages';
import { fixedPage } from '@/page/fixedPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(sitePages.reviews, hindi);

export default fixedPage(sitePages.reviews, ReviewsView, hindi, reviewsMessages);
