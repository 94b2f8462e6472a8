import type { sitePages } from '@/catalogue/addresses/sitePages';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** What the home page shows. */
export interface HomeProps {
  readonly shelves: ShelfStatesOf<typeof sitePages.home.collections>;
  readonly messages: HomeMessages;
}
