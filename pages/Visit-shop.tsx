import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { viewPage } from '@/page/viewPage';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, english);

export default viewPage(pageDefinitions.visitShop, VisitShopView, english, visitShopMessages);
