import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { visitShopPage } from '@/page/kinds/visitShopPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, english);

export default makePage(visitShopPage, english, visitShopMessages);
