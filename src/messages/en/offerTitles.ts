import { LOW_PRICE } from '@/catalogue/statedNumbers';
import { inRupees } from '../inRupees';

/** For home and the page of offers; `none`: without offers. */
export const offerTitles = {
  discounts: 'Best prices today',
  lowPrices: `Under ${inRupees(LOW_PRICE)}`,
  none: 'Offers',
};
