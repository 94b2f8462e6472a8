import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { contactPage } from '@/page/kinds/contactPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, english);

export default makePage(contactPage, english, contactMessages);
