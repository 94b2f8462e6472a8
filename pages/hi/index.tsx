import { sitePages } from '@/catalogue/sitePages';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { fixedPage } from '@/page/fixedPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () =>
  staticPage(sitePages.home, hindi, await homeFactsProps(hindi.code));

export default fixedPage(sitePages.home, HomeView, hindi, homeMessages);
