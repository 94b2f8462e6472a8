import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { howToBuyMessages } from '@/messages/hi/howToBuyMessages';
import { howToBuyPage } from '@/page/kinds/howToBuyPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, hindi);

export default makePage(howToBuyPage, hindi, howToBuyMessages);
