import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = () => staticPage(pageDefinitions.home, english);

export default homePageIn(english, homeMessages);
