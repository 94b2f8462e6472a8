import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { howToBuyMessages } from '@/messages/bn/howToBuyMessages';
import { howToBuyPage } from '@/page/kinds/howToBuyPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, bengali);

export default makePage(howToBuyPage, bengali, howToBuyMessages);
