import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = async () => staticPage(sitePages.home, hindi, await hoursProps());

export default homePageIn(hindi, homeMessages);
