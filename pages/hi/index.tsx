import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { fixedPage } from '@/page/fixedPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () => staticPage(sitePages.home, hindi, await hoursProps());

export default fixedPage(sitePages.home, HomeView, hindi, homeMessages);
