import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { privacyMessages } from '@/messages/bn/privacyMessages';
import { privacyPageIn } from '@/page/kinds/privacyPageIn';

export const getStaticProps = () => staticPage(sitePages.privacy, {}, 'bn');

export default privacyPageIn(bengali, privacyMessages);
