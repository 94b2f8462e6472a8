import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { shortlistMessages } from '@/messages/bn/shortlistMessages';
import { makePage } from '@/page/makePage';
import { shortlistPage } from '@/page/records/shortlistPage';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, bengali);

export default makePage(shortlistPage, bengali, shortlistMessages);
