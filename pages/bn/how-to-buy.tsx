import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { howToBuyMessages } from '@/messages/bn/howToBuyMessages';
import { makePage } from '@/page/makePage';
import { howToBuyPage } from '@/page/records/howToBuyPage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, bengali);

export default makePage(howToBuyPage, bengali, howToBuyMessages);
