import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** What the home page shows. */
export interface HomeProps {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.home.collections>;
  /** Whether it is the festival's season: its section then stands above the goods, otherwise below them. */
  readonly isSeason: boolean;
  readonly messages: HomeMessages;
}
