import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { makePage } from '@/page/makePage';
import { contactPage } from '@/page/records/contactPage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, english);

export default makePage(contactPage, english, contactMessages);
