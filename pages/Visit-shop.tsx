import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { place } from '@/shop/place';
import { VisitShopView } from '@/views/VisitShopView';
import { visitShopWords } from '@/words/visitShopWords';

export const getStaticProps = () => staticPage(sitePages.visitShop, {});

export default sitePage<InferGetStaticPropsType<typeof getStaticProps>>(VisitShopView, {
  definition: () => sitePages.visitShop,
  title: () => visitShopWords.tabTitle(place.town),
});
