import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offlineMessages } from '@/messages/bn/offlineMessages';
import { makePage } from '@/page/makePage';
import { offlinePage } from '@/page/records/offlinePage';

export const getStaticProps = () => staticPage(pageDefinitions.offline, bengali);

export default makePage(offlinePage, bengali, offlineMessages);
