import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { searchMessages } from '@/messages/bn/searchMessages';
import { makePage } from '@/page/makePage';
import { searchPage } from '@/page/records/searchPage';

export const getStaticProps = () => staticPage(pageDefinitions.search, bengali);

export default makePage(searchPage, bengali, searchMessages);
