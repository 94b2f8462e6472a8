import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offersMessages } from '@/messages/en/offersMessages';
import { offersPageIn } from '@/page/kinds/offersPageIn';

export const getStaticProps = () => staticPage(pageDefinitions.offers, english);

export default offersPageIn(english, offersMessages);
