import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { makePage } from '@/page/makePage';
import { shortlistPage } from '@/page/records/shortlistPage';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, english);

export default makePage(shortlistPage, english, shortlistMessages);
