import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { makePage } from '@/page/makePage';
import { reviewsPage } from '@/page/records/reviewsPage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, english);

export default makePage(reviewsPage, english, reviewsMessages);
