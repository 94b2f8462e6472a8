import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offlineMessages } from '@/messages/hi/offlineMessages';
import { offlinePageIn } from '@/page/kinds/offlinePageIn';

export const getStaticProps = () => staticPage(sitePages.offline, {}, 'hi');

export default offlinePageIn(hindi, offlineMessages);
