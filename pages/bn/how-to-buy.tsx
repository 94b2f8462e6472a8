import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { howToBuyMessages } from '@/messages/bn/howToBuyMessages';
import { viewPage } from '@/page/viewPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, bengali);

export default viewPage(pageDefinitions.howToBuy, HowToBuyView, bengali, howToBuyMessages);
