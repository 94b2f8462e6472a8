import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { fixedPage } from '@/page/fixedPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(sitePages.privacy, english);

export default fixedPage(sitePages.privacy, PrivacyView, english, privacyMessages);
