import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { privacyMessages } from '@/messages/hi/privacyMessages';
import { privacyPage } from '@/page/kinds/privacyPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, hindi);

export default makePage(privacyPage, hindi, privacyMessages);
