import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { searchMessages } from '@/messages/en/searchMessages';
import { makePage } from '@/page/makePage';
import { searchPage } from '@/page/records/searchPage';

export const getStaticProps = () => staticPage(pageDefinitions.search, english);

export default makePage(searchPage, english, searchMessages);
