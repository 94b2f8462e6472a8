import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offersMessages } from '@/messages/hi/offersMessages';
import { offersPageIn } from '@/page/kinds/offersPageIn';

export const getStaticProps = () => staticPage(sitePages.offers, hindi);

export default offersPageIn(hindi, offersMessages);
