import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { sitePage } from '@/page/sitePage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(sitePages.shortlist, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <ShortlistView messages={shortlistMessages} />, {
  language: english,
  definition: () => sitePages.shortlist,
  title: () => shortlistMessages.tabTitle,
});
