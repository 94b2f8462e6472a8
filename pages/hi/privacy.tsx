import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { privacyMessages } from '@/messages/hi/privacyMessages';
import { fixedPage } from '@/page/fixedPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(sitePages.privacy, hindi);

export default fixedPage(sitePages.privacy, PrivacyView, hindi, privacyMessages);
