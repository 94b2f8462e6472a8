import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { makePage } from '@/page/makePage';
import { contactPage } from '@/page/records/contactPage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, hindi);

export default makePage(contactPage, hindi, contactMessages);
