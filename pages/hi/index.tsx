import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { makePage } from '@/page/makePage';
import { homePage } from '@/page/records/homePage';

export const getStaticProps = () => staticPage(pageDefinitions.home, hindi);

export default makePage(homePage, hindi, homeMessages);
