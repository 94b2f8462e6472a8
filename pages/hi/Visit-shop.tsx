import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { visitShopMessages } from '@/messages/hi/visitShopMessages';
import { fixedPage } from '@/page/fixedPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(sitePages.visitShop, hindi);

export default fixedPage(sitePages.visitShop, VisitShopView, hindi, visitShopMessages);
