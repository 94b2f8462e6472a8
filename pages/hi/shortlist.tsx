import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { shortlistMessages } from '@/messages/hi/shortlistMessages';
import { viewPage } from '@/page/viewPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, hindi);

export default viewPage(pageDefinitions.shortlist, ShortlistView, hindi, shortlistMessages);
