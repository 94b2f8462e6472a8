import type { InferGetStaticPropsType } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { sitePage } from '@/page/sitePage';
import { PrivacyView } from '@/views/PrivacyView';

export const getStaticProps = () => staticPage(sitePages.privacy, {});

type Props = InferGetStaticPropsType<typeof getStaticProps>;

export default sitePage<Props>(() => <PrivacyView messages={privacyMessages} />, {
  language: english,
  definition: () => sitePages.privacy,
  title: () => privacyMessages.tabTitle,
});
