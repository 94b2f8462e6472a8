import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { homeMessages } from '@/messages/bn/homeMessages';
import { fixedPage } from '@/page/fixedPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () => staticPage(sitePages.home, bengali, await hoursProps());

export default fixedPage(sitePages.home, HomeView, bengali, homeMessages);
