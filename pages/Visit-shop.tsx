import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { VisitShopView } from '@/views/VisitShopView';
import { english } from '@/words/en/english';
import { visitShopWords } from '@/words/en/visitShopWords';

export const getStaticProps = () => staticPage(sitePages.visitShop, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(
  ({ shelves }) => <VisitShopView shelves={shelves} words={visitShopWords} />,
  {
    language: english,
    definition: () => sitePages.visitShop,
    title: () => visitShopWords.tabTitle(place.town),
  },
);
