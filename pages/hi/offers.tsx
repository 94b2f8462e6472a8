import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offersMessages } from '@/messages/hi/offersMessages';
import { makePage } from '@/page/makePage';
import { offersPage } from '@/page/records/offersPage';

export const getStaticProps = () => staticPage(pageDefinitions.offers, hindi);

export default makePage(offersPage, hindi, offersMessages);
