import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { privacyPage } from '@/page/kinds/privacyPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, english);

export default makePage(privacyPage, english, privacyMessages);
