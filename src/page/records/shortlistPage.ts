import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ShortlistMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { ShortlistView } from '@/views/ShortlistView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.shortlist.collections;

/** The page of the shortlist. */
export const shortlistPage: PageRecord<object, Shown, ShortlistMessages> = {
  definition: pageDefinitions.shortlist,
  View: ShortlistView,
  title: pageTitle,
};
