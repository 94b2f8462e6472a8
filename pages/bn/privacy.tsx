import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { privacyMessages } from '@/messages/bn/privacyMessages';
import { fixedPage } from '@/page/fixedPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(sitePages.privacy, bengali);

export default fixedPage(sitePages.privacy, PrivacyView, bengali, privacyMessages);
