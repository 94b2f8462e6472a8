import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { VisitShopMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { VisitShopView } from '@/views/VisitShopView';
import { sitePage } from '../sitePage';

/** The page with the shop's photos in a language. */
export function visitShopPageIn(language: Language, messages: VisitShopMessages) {
  return sitePage<PageProps<typeof sitePages.visitShop.collections>>(
    ({ shelves }) => <VisitShopView shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => sitePages.visitShop,
      title: () => messages.tabTitle(language.messages.place.town),
    },
  );
}
