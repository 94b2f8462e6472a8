import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { HowToBuyMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { HowToBuyView } from '@/views/HowToBuyView';
import { sitePage } from '../sitePage';

/** The page that says how one buys in a language. */
export function howToBuyPageIn(language: Language, messages: HowToBuyMessages) {
  return sitePage<PageProps<typeof sitePages.howToBuy.collections>>(
    () => <HowToBuyView messages={messages} />,
    {
      language,
      definition: () => sitePages.howToBuy,
      title: () => messages.tabTitle(language.messages.place.town),
    },
  );
}
