import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HomeMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { HomeView } from '@/views/HomeView';
import type { PageRecord } from '../makePage';

/** The home page. */
export const homePage: PageRecord<object, typeof pageDefinitions.home.collections, HomeMessages> = {
  definition: pageDefinitions.home,
  View: HomeView,
  title: pageTitle,
};
