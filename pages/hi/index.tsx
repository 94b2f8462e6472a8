import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = () => staticPage(sitePages.home, hindi);

export default homePageIn(hindi, homeMessages);
