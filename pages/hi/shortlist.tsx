import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { shortlistMessages } from '@/messages/hi/shortlistMessages';
import { shortlistPage } from '@/page/kinds/shortlistPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, hindi);

export default makePage(shortlistPage, hindi, shortlistMessages);
