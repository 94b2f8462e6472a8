import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';
import type { OffersMessages } from '../Messages';

export const offerTitles: OffersMessages['title'] = {
  discounts: 'सबसे ज़्यादा छूट',
  lowPrices: `${inRupees(LOW_PRICE)} से कम का सामान`,
  none: 'ऑफर',
};
