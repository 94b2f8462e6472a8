import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { OfflineMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { OfflineView } from '@/views/OfflineView';
import { sitePage } from '../sitePage';

/** The page that takes the place of one that this device does not keep, in a language. */
export function offlinePageIn(language: Language, messages: OfflineMessages) {
  return sitePage<PageProps<typeof sitePages.offline.collections>>(
    () => <OfflineView messages={messages} />,
    {
      language,
      definition: () => sitePages.offline,
      title: () => messages.tabTitle,
    },
  );
}
