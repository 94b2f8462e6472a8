import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { ShortlistView } from '@/views/ShortlistView';
import { english } from '@/words/en/english';
import { shortlistWords } from '@/words/en/shortlistWords';

export const getStaticProps = () => staticPage(sitePages.shortlist, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <ShortlistView words={shortlistWords} />, {
  language: english,
  definition: () => sitePages.shortlist,
  title: () => shortlistWords.tabTitle,
});
