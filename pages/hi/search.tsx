import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { searchMessages } from '@/messages/hi/searchMessages';
import { makePage } from '@/page/makePage';
import { searchPage } from '@/page/records/searchPage';

export const getStaticProps = () => staticPage(pageDefinitions.search, hindi);

export default makePage(searchPage, hindi, searchMessages);
