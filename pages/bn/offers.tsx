import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offersMessages } from '@/messages/bn/offersMessages';
import { makePage } from '@/page/makePage';
import { offersPage } from '@/page/records/offersPage';

export const getStaticProps = () => staticPage(pageDefinitions.offers, bengali);

export default makePage(offersPage, bengali, offersMessages);
