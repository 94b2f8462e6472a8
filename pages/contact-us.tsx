import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { hoursProps } from '@/server/hours/hoursProps';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { ContactView } from '@/views/ContactView';
import { contactWords } from '@/words/en/contactWords';
import { english } from '@/words/en/english';

export const getStaticProps = async () => staticPage(sitePages.contact, await hoursProps());

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(({ hours }) => <ContactView hours={hours} words={contactWords} />, {
  language: english,
  definition: () => sitePages.contact,
  title: () => contactWords.tabTitle(place.town),
});
