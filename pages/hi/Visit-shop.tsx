import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { visitShopMessages } from '@/messages/hi/visitShopMessages';
import { viewPage } from '@/page/viewPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, hindi);

export default viewPage(pageDefinitions.visitShop, VisitShopView, hindi, visitShopMessages);
