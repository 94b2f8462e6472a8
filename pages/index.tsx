import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { fixedPage } from '@/page/fixedPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () => staticPage(sitePages.home, english, await hoursProps());

export default fixedPage(sitePages.home, HomeView, english, homeMessages);
