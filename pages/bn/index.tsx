import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { homeMessages } from '@/messages/bn/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = () => staticPage(pageDefinitions.home, bengali);

export default homePageIn(bengali, homeMessages);
