import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { makePage } from '@/page/makePage';
import { offlinePage } from '@/page/records/offlinePage';

export const getStaticProps = () => staticPage(pageDefinitions.offline, english);

export default makePage(offlinePage, english, offlineMessages);
