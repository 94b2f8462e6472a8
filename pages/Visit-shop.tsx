import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { makePage } from '@/page/makePage';
import { visitShopPage } from '@/page/records/visitShopPage';

export const getStaticProps = () => staticPage(pageDefinitions.visitShop, english);

export default makePage(visitShopPage, english, visitShopMessages);
