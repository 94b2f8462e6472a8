import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { privacyMessages } from '@/messages/hi/privacyMessages';
import { viewPage } from '@/page/viewPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, hindi);

export default viewPage(pageDefinitions.privacy, PrivacyView, hindi, privacyMessages);
