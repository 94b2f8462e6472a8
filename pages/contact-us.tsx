import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { viewPage } from '@/page/viewPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(pageDefinitions.contact, english);

export default viewPage(pageDefinitions.contact, ContactView, english, contactMessages);
