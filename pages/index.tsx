import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { hoursProps } from '@/data/hours/currentHours';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { HomeView } from '@/views/HomeView';

export const getStaticProps = async () => staticPage(sitePages.home, await hoursProps());

type Props = InferGetStaticPropsType<typeof getStaticProps>;

/** Loaded together with the row of recently viewed products, when it comes near the viewport. */
const loadRecentlyViewedMessages = () =>
  import('@/messages/en/recentlyViewedMessages').then(
    ({ recentlyViewedMessages }) => recentlyViewedMessages,
  );

export default sitePage<Props>(
  ({ shelves }) => (
    <HomeView
      shelves={shelves}
      messages={homeMessages}
      loadRecentlyViewedMessages={loadRecentlyViewedMessages}
    />
  ),
  {
    language: english,
    definition: () => sitePages.home,
    title: () => homeMessages.heading(shop.name, place.town),
  },
);
