import { LOW_PRICE } from '@/catalogue/statedNumbers';
import { inRupees } from '../inRupees';

/** Headings of the home page's offers and of the page of offers. `none`: when there are no offers. */
export const offerTitles = {
  discounts: 'Best prices today',
  lowPrices: `Under ${inRupees(LOW_PRICE)}`,
  none: 'Offers',
};
