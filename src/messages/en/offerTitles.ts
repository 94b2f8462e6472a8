import { LOW_PRICE } from '@/shop/lowPrice';
import { inRupees } from '../inRupees';

/** The titles of the offers, for home and their own page; `none` where the shop has no offers. */
export const offerTitles = {
  discounts: 'Best prices today',
  lowPrices: `Under ${inRupees(LOW_PRICE)}`,
  none: 'Offers',
};
