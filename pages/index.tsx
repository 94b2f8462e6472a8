import { sitePages } from '@/catalogue/sitePages';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { fixedPage } from '@/page/fixedPage';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () =>
  staticPage(sitePages.home, english, await homeFactsProps(english.code));

export default fixedPage(sitePages.home, HomeView, english, homeMessages);
