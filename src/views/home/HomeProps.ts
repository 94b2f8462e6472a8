import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** What the home page shows. */
export interface HomeProps {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.home.collections>;
  /** The festival's section stands above the goods; in other months below them. */
  readonly isSeason: boolean;
  readonly messages: HomeMessages;
}
