import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HomeMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { HomeView } from '@/views/HomeView';
import type { PageRecord } from '../makePage';

interface Own {
  readonly wishes: readonly string[];
}

/** The home page. */
export const homePage: PageRecord<Own, typeof pageDefinitions.home.collections, HomeMessages> = {
  definition: pageDefinitions.home,
  View: HomeView,
  title: pageTitle,
};
