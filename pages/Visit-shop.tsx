import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { VisitShopView } from '@/views/VisitShopView';

export const getStaticProps = () => staticPage(sitePages.visitShop, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ shelves }) => <VisitShopView shelves={shelves} messages={visitShopMessages} />,
  {
    language: english,
    definition: () => sitePages.visitShop,
    title: () => visitShopMessages.tabTitle(place.town),
  },
);
