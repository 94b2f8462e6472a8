import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { SearchMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { SearchView } from '@/views/SearchView';
import type { PageRecord } from '../makePage';

type Shown = typeof pageDefinitions.search.collections;

/** The page of the search. */
export const searchPage: PageRecord<object, Shown, SearchMessages> = {
  definition: pageDefinitions.search,
  View: SearchView,
  title: pageTitle,
};
