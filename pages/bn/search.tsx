import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { searchMessages } from '@/messages/bn/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.search, bengali);

export default searchPageIn(bengali, searchMessages);
