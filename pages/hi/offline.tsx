import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offlineMessages } from '@/messages/hi/offlineMessages';
import { makePage } from '@/page/makePage';
import { offlinePage } from '@/page/records/offlinePage';

export const getStaticProps = () => staticPage(pageDefinitions.offline, hindi);

export default makePage(offlinePage, hindi, offlineMessages);
