import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { searchMessages } from '@/messages/en/searchMessages';
import { searchPageIn } from '@/page/kinds/searchPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.search, english);

export default searchPageIn(english, searchMessages);
