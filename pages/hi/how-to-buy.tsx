import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { howToBuyMessages } from '@/messages/hi/howToBuyMessages';
import { viewPage } from '@/page/viewPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, hindi);

export default viewPage(pageDefinitions.howToBuy, HowToBuyView, hindi, howToBuyMessages);
