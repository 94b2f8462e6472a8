import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { reviewsMessages } from '@/messages/bn/reviewsMessages';
import { viewPage } from '@/page/viewPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, bengali);

export default viewPage(pageDefinitions.reviews, ReviewsView, bengali, reviewsMessages);
