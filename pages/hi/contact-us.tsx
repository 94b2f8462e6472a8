import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = () => staticPage(sitePages.contact, hindi);

export default fixedPage(sitePages.contact, ContactView, hindi, contactMessages);
