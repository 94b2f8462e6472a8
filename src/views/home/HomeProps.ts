import type { sitePages } from '@/catalogue/addresses/sitePages';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import type { ShopBand } from '@/shop/ShopBand';

/** What the home page shows. */
export interface HomeProps {
  readonly shelves: ShelfStatesOf<typeof sitePages.home.collections>;
  /** From the database. */
  readonly band: ShopBand | undefined;
  readonly messages: HomeMessages;
}
