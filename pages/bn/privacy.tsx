import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { privacyMessages } from '@/messages/bn/privacyMessages';
import { makePage } from '@/page/makePage';
import { privacyPage } from '@/page/records/privacyPage';

export const getStaticProps = () => staticPage(pageDefinitions.privacy, bengali);

export default makePage(privacyPage, bengali, privacyMessages);
