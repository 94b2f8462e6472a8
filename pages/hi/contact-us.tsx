import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { viewPage } from '@/page/viewPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(pageDefinitions.contact, hindi);

export default viewPage(pageDefinitions.contact, ContactView, hindi, contactMessages);
