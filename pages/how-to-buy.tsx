import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { makePage } from '@/page/makePage';
import { howToBuyPage } from '@/page/records/howToBuyPage';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, english);

export default makePage(howToBuyPage, english, howToBuyMessages);
