import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offlineMessages } from '@/messages/hi/offlineMessages';
import { fixedPage } from '@/page/fixedPage';
import { OfflineView } from '@/views/OfflineView';

export const getStaticProps = () => staticPage(sitePages.offline, hindi);

export default fixedPage(sitePages.offline, OfflineView, hindi, offlineMessages);
