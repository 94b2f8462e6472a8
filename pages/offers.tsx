import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { offersMessages } from '@/messages/en/offersMessages';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { OffersView } from '@/views/OffersView';

export const getStaticProps = () => staticPage(sitePages.offers, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ shelves }) => <OffersView shelves={shelves} messages={offersMessages} />,
  {
    language: english,
    definition: () => sitePages.offers,
    title: (_props, { offers: [offers] }) =>
      offersMessages.tabTitle(offersMessages.title[offers?.kind ?? 'none'], place.town),
  },
);
