import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { fixedPage } from '@/page/fixedPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(sitePages.reviews, english);

export default fixedPage(sitePages.reviews, ReviewsView, english, reviewsMessages);
