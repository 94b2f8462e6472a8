import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { reviewsMessages } from '@/messages/bn/reviewsMessages';
import { makePage } from '@/page/makePage';
import { reviewsPage } from '@/page/records/reviewsPage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, bengali);

export default makePage(reviewsPage, bengali, reviewsMessages);
