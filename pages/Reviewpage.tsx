import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { viewPage } from '@/page/viewPage';
import { ReviewsView } from '@/views/ReviewsView';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, english);

export default viewPage(pageDefinitions.reviews, ReviewsView, english, reviewsMessages);
