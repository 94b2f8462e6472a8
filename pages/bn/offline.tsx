import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offlineMessages } from '@/messages/bn/offlineMessages';
import { offlinePage } from '@/page/kinds/offlinePage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.offline, bengali);

export default makePage(offlinePage, bengali, offlineMessages);
