import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { fixedPage } from '@/page/fixedPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(sitePages.offline, english);

export default fixedPage(sitePages.offline, OfflineView, english, offlineMessages);
