import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { privacyMessages } from '@/messages/hi/privacyMessages';
import { makePage } from '@/page/makePage';
import { privacyPage } from '@/page/records/privacyPage';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, hindi);

export default makePage(privacyPage, hindi, privacyMessages);
