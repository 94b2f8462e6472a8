import { LOW_PRICE } from '@/shop/lowPrice';
import { inRupees } from '../inRupees';
import type { HomeMessages } from '../Messages';

/** The titles of the offers, for home and their own page; `none` where the shop has no offers. */
export const offerTitles: HomeMessages['offers']['title'] = {
  discounts: 'আজকের সেরা দাম',
  lowPrices: `${inRupees(LOW_PRICE)}-র কমের জিনিস`,
  none: 'অফার',
};
