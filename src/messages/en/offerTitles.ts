import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';

/** Headings of the page of offers. `none`: when there are none. */
export const offerTitles = {
  discounts: 'Biggest discounts',
  lowPrices: `Under ${inRupees(LOW_PRICE)}`,
  none: 'Offers',
};
