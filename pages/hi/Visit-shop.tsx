import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { visitShopMessages } from '@/messages/hi/visitShopMessages';
import { visitShopPageIn } from '@/page/kinds/visitShopPageIn';

export const getStaticProps = () => staticPage(sitePages.visitShop, {}, 'hi');

export default visitShopPageIn(hindi, visitShopMessages);
