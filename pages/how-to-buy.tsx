import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { fixedPage } from '@/page/fixedPage';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(sitePages.howToBuy, english);

export default fixedPage(sitePages.howToBuy, HowToBuyView, english, howToBuyMessages);
