import { sitePages } from '@/catalogue/addresses/sitePages';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { homeMessages } from '@/messages/bn/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = async () =>
  staticPage(sitePages.home, bengali, await homeFactsProps(bengali.code));

export default homePageIn(bengali, homeMessages);
