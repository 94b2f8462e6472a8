import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offlineMessages } from '@/messages/bn/offlineMessages';
import { fixedPage } from '@/page/fixedPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(sitePages.offline, bengali);

export default fixedPage(sitePages.offline, OfflineView, bengali, offlineMessages);
