import { sitePages } from '@/catalogue/addresses/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = async () => staticPage(sitePages.contact, hindi, await hoursProps());

export default fixedPage(sitePages.contact, ContactView, hindi, contactMessages);
