import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { howToBuyMessages } from '@/messages/en/howToBuyMessages';
import { sitePage } from '@/page/sitePage';
import { place } from '@/shop/place';
import { HowToBuyView } from '@/views/HowToBuyView';

export const getStaticProps = () => staticPage(sitePages.howToBuy, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <HowToBuyView messages={howToBuyMessages} />, {
  language: english,
  definition: () => sitePages.howToBuy,
  title: () => howToBuyMessages.tabTitle(place.town),
});
