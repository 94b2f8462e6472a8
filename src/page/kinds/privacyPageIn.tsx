import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { PrivacyMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { PrivacyView } from '@/views/PrivacyView';
import { sitePage } from '../sitePage';

/** The page on what stays on the device in a language. */
export function privacyPageIn(language: Language, messages: PrivacyMessages) {
  return sitePage<PageProps<typeof sitePages.privacy.collections>>(
    () => <PrivacyView messages={messages} />,
    {
      language,
      definition: () => sitePages.privacy,
      title: () => messages.tabTitle,
    },
  );
}
