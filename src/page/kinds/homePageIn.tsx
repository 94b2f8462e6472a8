import { sitePages } from '@/catalogue/addresses/sitePages';
import type { Language } from '@/messages/Language';
import type { HomeMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import type { PageProps } from '@/shelves/PageProps';
import type { ShopBand } from '@/shop/ShopBand';
import { HomeView } from '@/views/HomeView';
import { sitePage } from '../sitePage';

interface Props extends PageProps<typeof sitePages.home.collections> {
  /** The band in the database, if any. */
  readonly band?: ShopBand;
}

/** The home page in a language. */
export function homePageIn(language: Language, messages: HomeMessages) {
  return sitePage<Props>(
    ({ shelves, band }) => <HomeView shelves={shelves} band={band} messages={messages} />,
    {
      language,
      definition: () => sitePages.home,
      title: () => pageTitle(messages, language),
    },
  );
}
