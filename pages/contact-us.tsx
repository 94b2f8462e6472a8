import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { ContactView } from '@/views/ContactView';
import { contactWords } from '@/words/contactWords';

export const getStaticProps = () => staticPage(sitePages.contact, {});

export default sitePage<InferGetStaticPropsType<typeof getStaticProps>>(ContactView, {
  definition: () => sitePages.contact,
  title: () => contactWords.tabTitle(place.town),
});
