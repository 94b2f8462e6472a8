import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { PrivacyMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { PrivacyView } from '@/views/PrivacyView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.privacy.collections;

/** The page of what stays on the device. */
export const privacyPage: PageRecord<object, Shown, PrivacyMessages> = {
  definition: pageDefinitions.privacy,
  View: PrivacyView,
  title: pageTitle,
};
