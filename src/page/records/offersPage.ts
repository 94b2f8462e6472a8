import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { OffersMessages } from '@/messages/Messages';
import { shelfBarEnquiry } from '@/product/enquiry/shelfBarEnquiry';
import { OffersView } from '@/views/OffersView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.offers.collections;

/** The page of offers. */
export const offersPage: PageRecord<object, Shown, OffersMessages> = {
  definition: pageDefinitions.offers,
  View: OffersView,
  title: ({
    items: {
      offers: [offers],
    },
    language,
    messages,
  }) => messages.tabTitle(messages.title[offers?.kind ?? 'none'], language.messages.place.town),
  longPage: true,
  enquiry: ({ language, messages }) =>
    shelfBarEnquiry(language, pageDefinitions.offers.path, messages.asked),
};
