import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { searchMessages } from '@/messages/hi/searchMessages';
import { searchPage } from '@/page/kinds/searchPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.search, hindi);

export default makePage(searchPage, hindi, searchMessages);
