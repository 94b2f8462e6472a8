import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { shortlistMessages } from '@/messages/bn/shortlistMessages';
import { viewPage } from '@/page/viewPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(pageDefinitions.shortlist, bengali);

export default viewPage(pageDefinitions.shortlist, ShortlistView, bengali, shortlistMessages);
