import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { contactMessages } from '@/messages/bn/contactMessages';
import { contactPage } from '@/page/kinds/contactPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, bengali);

export default makePage(contactPage, bengali, contactMessages);
