import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offersMessages } from '@/messages/bn/offersMessages';
import { offersPageIn } from '@/page/kinds/offersPageIn';

export const getStaticProps = () => staticPage(sitePages.offers, bengali);

export default offersPageIn(bengali, offersMessages);
