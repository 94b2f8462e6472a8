import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { sitePage } from '@/page/sitePage';
import { staticPage } from '@/server/staticPage';
import { PrivacyView } from '@/views/PrivacyView';
import { english } from '@/words/en/english';
import { privacyWords } from '@/words/en/privacyWords';

export const getStaticProps = () => staticPage(sitePages.privacy, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <PrivacyView words={privacyWords} />, {
  language: english,
  definition: () => sitePages.privacy,
  title: () => privacyWords.tabTitle,
});
