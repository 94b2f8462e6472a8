import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offlineMessages } from '@/messages/bn/offlineMessages';
import { viewPage } from '@/page/viewPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(pageDefinitions.offline, bengali);

export default viewPage(pageDefinitions.offline, OfflineView, bengali, offlineMessages);
