import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { makePage } from '@/page/makePage';
import { privacyPage } from '@/page/records/privacyPage';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, english);

export default makePage(privacyPage, english, privacyMessages);
