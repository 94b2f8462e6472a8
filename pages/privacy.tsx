import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { viewPage } from '@/page/viewPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, english);

export default viewPage(pageDefinitions.privacy, PrivacyView, english, privacyMessages);
