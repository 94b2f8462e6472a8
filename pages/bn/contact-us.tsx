import { sitePages } from '@/catalogue/addresses/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { contactMessages } from '@/messages/bn/contactMessages';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = async () =>
  staticPage(sitePages.contact, bengali, await hoursProps());

export default fixedPage(sitePages.contact, ContactView, bengali, contactMessages);
