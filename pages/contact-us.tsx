import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { contactMessages } from '@/messages/en/contactMessages';
import { english } from '@/messages/en/english';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { ContactView } from '@/views/ContactView';

export const getStaticProps = async () => staticPage(sitePages.contact, await hoursProps());

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ hours }) => <ContactView hours={hours} messages={contactMessages} />,
  {
    language: english,
    definition: () => sitePages.contact,
    title: () => contactMessages.tabTitle(place.town),
  },
);
