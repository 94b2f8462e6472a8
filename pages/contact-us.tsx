import { sitePages } from '@/catalogue/addresses/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { fixedPage } from '@/page/fixedPage';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = async () =>
  staticPage(sitePages.contact, english, await hoursProps());

export default fixedPage(sitePages.contact, ContactView, english, contactMessages);
