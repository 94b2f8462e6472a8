import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { OfflineMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { OfflineView } from '@/views/OfflineView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.offline.collections;

/** The page for times without a network. */
export const offlinePage: PageRecord<object, Shown, OfflineMessages> = {
  definition: pageDefinitions.offline,
  View: OfflineView,
  title: pageTitle,
};
