import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { howToBuyMessages } from '@/messages/hi/howToBuyMessages';
import { howToBuyPageIn } from '@/page/kinds/howToBuyPageIn';

export const getStaticProps = () => staticPage(sitePages.howToBuy, {}, 'hi');

export default howToBuyPageIn(hindi, howToBuyMessages);
