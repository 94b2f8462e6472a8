import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { visitShopPageIn } from '@/page/kinds/visitShopPageIn';

export const getStaticProps = () => staticPage(sitePages.visitShop, {});

export default visitShopPageIn(english, visitShopMessages);
