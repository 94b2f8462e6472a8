import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { ContactView } from '@/views/ContactView';
import { contactWords } from '@/words/en/contactWords';
import { english } from '@/words/en/english';

export const getStaticProps = () => staticPage(sitePages.contact, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <ContactView words={contactWords} />, {
  language: english,
  definition: () => sitePages.contact,
  title: () => contactWords.tabTitle(place.town),
});
