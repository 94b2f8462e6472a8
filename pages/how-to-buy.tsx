import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { howToBuyPage } from '@/page/kinds/howToBuyPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, english);

export default makePage(howToBuyPage, english, howToBuyMessages);
