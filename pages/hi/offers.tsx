import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offersMessages } from '@/messages/hi/offersMessages';
import { offersPage } from '@/page/kinds/offersPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.offers, hindi);

export default makePage(offersPage, hindi, offersMessages);
