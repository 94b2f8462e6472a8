import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { ShortlistMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { ShortlistView } from '@/views/ShortlistView';
import { sitePage } from '../sitePage';

/** The shortlist in a language. */
export function shortlistPageIn(language: Language, messages: ShortlistMessages) {
  return sitePage<PageProps<typeof sitePages.shortlist.collections>>(
    () => <ShortlistView messages={messages} />,
    {
      language,
      definition: () => sitePages.shortlist,
      title: () => messages.tabTitle,
    },
  );
}
