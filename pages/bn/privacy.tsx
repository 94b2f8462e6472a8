import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { privacyMessages } from '@/messages/bn/privacyMessages';
import { viewPage } from '@/page/viewPage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, bengali);

export default viewPage(pageDefinitions.privacy, PrivacyView, bengali, privacyMessages);
