import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { shortlistPage } from '@/page/kinds/shortlistPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, english);

export default makePage(shortlistPage, english, shortlistMessages);
