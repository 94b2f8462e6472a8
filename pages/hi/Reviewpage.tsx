import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { reviewsMessages } from '@/messages/hi/reviewsMessages';
import { makePage } from '@/page/makePage';
import { reviewsPage } from '@/page/records/reviewsPage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, hindi);

export default makePage(reviewsPage, hindi, reviewsMessages);
