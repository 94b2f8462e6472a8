import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { reviewsMessages } from '@/messages/bn/reviewsMessages';
import { fixedPage } from '@/page/fixedPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(sitePages.reviews, bengali);

export default fixedPage(sitePages.reviews, ReviewsView, bengali, reviewsMessages);
