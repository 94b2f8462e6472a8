import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { offlinePageIn } from '@/page/kinds/offlinePageIn';

export const getStaticProps = () => staticPage(sitePages.offline, {});

export default offlinePageIn(english, offlineMessages);
