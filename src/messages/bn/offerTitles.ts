import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';
import type { HomeMessages } from '../Messages';

export const offerTitles: HomeMessages['offers']['title'] = {
  discounts: 'সবচেয়ে বেশি ছাড়',
  lowPrices: `${inRupees(LOW_PRICE)}-র কমের জিনিস`,
  none: 'অফার',
};
