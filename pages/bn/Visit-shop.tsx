import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { visitShopMessages } from '@/messages/bn/visitShopMessages';
import { visitShopPageIn } from '@/page/kinds/visitShopPageIn';

export const getStaticProps = () => staticPage(sitePages.visitShop, {}, 'bn');

export default visitShopPageIn(bengali, visitShopMessages);
