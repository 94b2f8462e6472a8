import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offlineMessages } from '@/messages/bn/offlineMessages';
import { offlinePageIn } from '@/page/kinds/offlinePageIn';

export const getStaticProps = () => staticPage(sitePages.offline, {}, 'bn');

export default offlinePageIn(bengali, offlineMessages);
