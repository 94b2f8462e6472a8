import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { shortlistMessages } from '@/messages/hi/shortlistMessages';
import { makePage } from '@/page/makePage';
import { shortlistPage } from '@/page/records/shortlistPage';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, hindi);

export default makePage(shortlistPage, hindi, shortlistMessages);
