import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { howToBuyMessages } from '@/messages/hi/howToBuyMessages';
import { makePage } from '@/page/makePage';
import { howToBuyPage } from '@/page/records/howToBuyPage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, hindi);

export default makePage(howToBuyPage, hindi, howToBuyMessages);
