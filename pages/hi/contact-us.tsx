import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { contactPage } from '@/page/kinds/contactPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticPage(pageDefinitions.contact, hindi);

export default makePage(contactPage, hindi, contactMessages);
