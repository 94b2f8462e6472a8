import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { homePage } from '@/page/kinds/homePage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.home, hindi);

export default makePage(homePage, hindi, homeMessages);
