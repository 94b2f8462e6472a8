import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(sitePages.contact, english);

export default fixedPage(sitePages.contact, ContactView, english, contactMessages);
