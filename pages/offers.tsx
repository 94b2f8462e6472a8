import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offersMessages } from '@/messages/en/offersMessages';
import { makePage } from '@/page/makePage';
import { offersPage } from '@/page/records/offersPage';

export const getStaticProps = () => staticPage(pageDefinitions.offers, english);

export default makePage(offersPage, english, offersMessages);
