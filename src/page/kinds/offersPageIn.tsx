import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import type { OffersMessages } from '@/messages/Messages';
import { shelfBarEnquiry } from '@/product/enquiry/shelfBarEnquiry';
import type { PageProps } from '@/shelves/PageProps';
import { OffersView } from '@/views/OffersView';
import { definePage } from '../definePage';

/** The page of offers in a language. */
export function offersPageIn(language: Language, messages: OffersMessages) {
  return definePage<PageProps<typeof pageDefinitions.offers.collections>>(
    ({ shelves }) => <OffersView shelves={shelves} messages={messages} />,
    {
      language,
      longPage: true,
      definition: () => pageDefinitions.offers,
      title: (_props, { offers: [offers] }) =>
        messages.tabTitle(messages.title[offers?.kind ?? 'none'], language.messages.place.town),
      enquiry: () => shelfBarEnquiry(language, pageDefinitions.offers.path, messages.asked),
    },
  );
}
