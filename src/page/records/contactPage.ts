import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ContactMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { ContactView } from '@/views/ContactView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.contact.collections;

/** The page of address, phone, e-mail and maps. */
export const contactPage: PageRecord<object, Shown, ContactMessages> = {
  definition: pageDefinitions.contact,
  View: ContactView,
  title: pageTitle,
};
