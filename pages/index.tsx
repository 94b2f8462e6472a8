import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { shop } from '@/shop/shop';
import { HomeView } from '@/views/HomeView';
import { homeWords } from '@/words/homeWords';

export const getStaticProps = () => staticPage(sitePages.home, {});

export default sitePage<InferGetStaticPropsType<typeof getStaticProps>>(HomeView, {
  definition: () => sitePages.home,
  title: () => homeWords.heading(shop.name),
});
