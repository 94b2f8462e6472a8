import { sitePages } from '@/catalogue/addresses/sitePages';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { homePageIn } from '@/page/kinds/homePageIn';

export const getStaticProps = async () =>
  staticPage(sitePages.home, english, await homeFactsProps(english.code));

export default homePageIn(english, homeMessages);
