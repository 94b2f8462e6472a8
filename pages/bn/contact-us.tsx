import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { contactMessages } from '@/messages/bn/contactMessages';
import { makePage } from '@/page/makePage';
import { contactPage } from '@/page/records/contactPage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, bengali);

export default makePage(contactPage, bengali, contactMessages);
