import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { contactMessages } from '@/messages/bn/contactMessages';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(sitePages.contact, bengali);

export default fixedPage(sitePages.contact, ContactView, bengali, contactMessages);
