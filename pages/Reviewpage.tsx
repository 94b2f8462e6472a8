import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { reviewsPage } from '@/page/kinds/reviewsPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.reviews, english);

export default makePage(reviewsPage, english, reviewsMessages);
