import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { contactMessages } from '@/messages/bn/contactMessages';
import { viewPage } from '@/page/viewPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(pageDefinitions.contact, bengali);

export default viewPage(pageDefinitions.contact, ContactView, bengali, contactMessages);
