import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offlineMessages } from '@/messages/hi/offlineMessages';
import { viewPage } from '@/page/viewPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(pageDefinitions.offline, hindi);

export default viewPage(pageDefinitions.offline, OfflineView, hindi, offlineMessages);
