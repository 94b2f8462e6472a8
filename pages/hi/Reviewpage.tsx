import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { reviewsMessages } from '@/messages/hi/reviewsMessages';
import { viewPage } from '@/page/viewPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, hindi);

export default viewPage(pageDefinitions.reviews, ReviewsView, hindi, reviewsMessages);
