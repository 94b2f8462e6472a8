import { sitePages } from '@/catalogue/addresses/sitePages';
import type { Language } from '@/messages/Language';
import type { HomeMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import type { PageProps } from '@/shelves/PageProps';
import { HomeView } from '@/views/HomeView';
import { sitePage } from '../sitePage';

/** The home page in a language. */
export function homePageIn(language: Language, messages: HomeMessages) {
  return sitePage<PageProps<typeof sitePages.home.collections>>(
    ({ shelves }) => <HomeView shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => sitePages.home,
      title: () => pageTitle(messages, language),
    },
  );
}
