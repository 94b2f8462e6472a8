import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { privacyMessages } from '@/messages/hi/privacyMessages';
import { privacyPageIn } from '@/page/kinds/privacyPageIn';

export const getStaticProps = () => staticPage(sitePages.privacy, {}, 'hi');

export default privacyPageIn(hindi, privacyMessages);
