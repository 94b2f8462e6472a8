import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { reviewsMessages } from '@/messages/hi/reviewsMessages';
import { reviewsPage } from '@/page/kinds/reviewsPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, hindi);

export default makePage(reviewsPage, hindi, reviewsMessages);
