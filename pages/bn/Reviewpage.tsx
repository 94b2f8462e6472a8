import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { reviewsMessages } from '@/messages/bn/reviewsMessages';
import { reviewsPage } from '@/page/kinds/reviewsPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, bengali);

export default makePage(reviewsPage, bengali, reviewsMessages);
