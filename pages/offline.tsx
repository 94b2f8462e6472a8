import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { viewPage } from '@/page/viewPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(pageDefinitions.offline, english);

export default viewPage(pageDefinitions.offline, OfflineView, english, offlineMessages);
