import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { howToBuyMessages } from '@/messages/bn/howToBuyMessages';
import { fixedPage } from '@/page/fixedPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(sitePages.howToBuy, bengali);

export default fixedPage(sitePages.howToBuy, HowToBuyView, bengali, howToBuyMessages);
