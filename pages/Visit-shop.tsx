import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { fixedPage } from '@/page/fixedPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(sitePages.visitShop, english);

export default fixedPage(sitePages.visitShop, VisitShopView, english, visitShopMessages);
