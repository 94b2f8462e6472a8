import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { searchMessages } from '@/messages/hi/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.search, hindi);

export default searchPageIn(hindi, searchMessages);
