import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { viewPage } from '@/page/viewPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(pageDefinitions.howToBuy, english);

export default viewPage(pageDefinitions.howToBuy, HowToBuyView, english, howToBuyMessages);
