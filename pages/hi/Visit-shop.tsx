import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { visitShopMessages } from '@/messages/hi/visitShopMessages';
import { makePage } from '@/page/makePage';
import { visitShopPage } from '@/page/records/visitShopPage';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, hindi);

export default makePage(visitShopPage, hindi, visitShopMessages);
