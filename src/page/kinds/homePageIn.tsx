import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { HomeMessages, RecentlyViewedMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { shop } from '@/shop/shop';
import { HomeView } from '@/views/HomeView';
import { sitePage } from '../sitePage';

interface Words {
  readonly messages: HomeMessages;
  /** Loaded together with the row of recently viewed products, when it comes near the viewport. */
  readonly loadRecentlyViewedMessages: () => Promise<RecentlyViewedMessages>;
}

/** The home page in a language. */
export function homePageIn(language: Language, words: Words) {
  return sitePage<PageProps<typeof sitePages.home.collections>>(
    ({ shelves }) => <HomeView shelves={shelves} {...words} />,
    {
      language,
      definition: () => sitePages.home,
      title: () => words.messages.heading(shop.name, language.messages.place.town),
    },
  );
}
