import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { visitShopMessages } from '@/messages/bn/visitShopMessages';
import { viewPage } from '@/page/viewPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, bengali);

export default viewPage(pageDefinitions.visitShop, VisitShopView, bengali, visitShopMessages);
