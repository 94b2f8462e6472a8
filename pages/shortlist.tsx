import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { viewPage } from '@/page/viewPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, english);

export default viewPage(pageDefinitions.shortlist, ShortlistView, english, shortlistMessages);
