import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { offersMessages } from '@/messages/bn/offersMessages';
import { offersPageIn } from '@/page/kinds/offersPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.offers, bengali);

export default offersPageIn(bengali, offersMessages);
