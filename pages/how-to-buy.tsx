import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { howToBuyPageIn } from '@/page/kinds/howToBuyPageIn';

export const getStaticProps = () => staticPage(sitePages.howToBuy, {});

export default howToBuyPageIn(english, howToBuyMessages);
