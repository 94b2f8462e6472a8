import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { visitShopMessages } from '@/messages/bn/visitShopMessages';
import { fixedPage } from '@/page/fixedPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(sitePages.visitShop, bengali);

export default fixedPage(sitePages.visitShop, VisitShopView, bengali, visitShopMessages);
