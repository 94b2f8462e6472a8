import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { offersMessages } from '@/messages/hi/offersMessages';
import { offersPageIn } from '@/page/kinds/offersPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.offers, hindi);

export default offersPageIn(hindi, offersMessages);
