import { sitePages } from '@/catalogue/addresses/sitePages';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = async () =>
  staticPage(sitePages.home, hindi, await homeFactsProps(hindi.code));

export default homePageIn(hindi, homeMessages);
