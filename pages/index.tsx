import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { hoursProps } from '@/server/hours/hoursProps';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { HomeView } from '@/views/HomeView';
import { english } from '@/words/en/english';
import { homeWords } from '@/words/en/homeWords';

export const getStaticProps = async () => staticPage(sitePages.home, await hoursProps());

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** They come with the row of what a visitor looked at, when somebody comes near it. */
const loadSeenWords = () => import('@/words/en/seenWords').then(({ seenWords }) => seenWords);

export default sitePage<Props>(
  ({ shelves }) => <HomeView shelves={shelves} words={homeWords} loadSeenWords={loadSeenWords} />,
  {
    language: english,
    definition: () => sitePages.home,
    title: () => homeWords.heading(shop.name, place.town),
  },
);
