import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { howToBuyMessages } from '@/messages/bn/howToBuyMessages';
import { howToBuyPageIn } from '@/page/kinds/howToBuyPageIn';

export const getStaticProps = () => staticPage(sitePages.howToBuy, {}, 'bn');

export default howToBuyPageIn(bengali, howToBuyMessages);
