import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { visitShopMessages } from '@/messages/bn/visitShopMessages';
import { makePage } from '@/page/makePage';
import { visitShopPage } from '@/page/records/visitShopPage';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, bengali);

export default makePage(visitShopPage, bengali, visitShopMessages);
