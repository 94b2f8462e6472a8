import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { howToBuyMessages } from '@/messages/hi/howToBuyMessages';
import { fixedPage } from '@/page/fixedPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(sitePages.howToBuy, hindi);

export default fixedPage(sitePages.howToBuy, HowToBuyView, hindi, howToBuyMessages);
