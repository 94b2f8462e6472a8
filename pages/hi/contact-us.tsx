import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/hi/contactMessages';
import { hindi } from '@/messages/hi/hindi';
import { contactPageIn } from '@/page/kinds/contactPageIn';

export const getStaticProps = async () => staticPage(sitePages.contact, await hoursProps(), 'hi');

export default contactPageIn(hindi, contactMessages);
