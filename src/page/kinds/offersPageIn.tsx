import { sitePages } from '@/catalogue/addresses/sitePages';
import type { Language } from '@/messages/Language';
import type { OffersMessages } from '@/messages/Messages';
import { shelfInSight } from '@/product/enquiry/shelfInSight';
import type { PageProps } from '@/shelves/PageProps';
import { OffersView } from '@/views/OffersView';
import { sitePage } from '../sitePage';

/** The page of offers in a language. */
export function offersPageIn(language: Language, messages: OffersMessages) {
  return sitePage<PageProps<typeof sitePages.offers.collections>>(
    ({ shelves }) => <OffersView shelves={shelves} messages={messages} />,
    {
      language,
      longPage: true,
      definition: () => sitePages.offers,
      title: (_props, { offers: [offers] }) =>
        messages.tabTitle(messages.title[offers?.kind ?? 'none'], language.messages.place.town),
      enquiry: () => shelfInSight(language, sitePages.offers.path, messages.asked),
    },
  );
}
