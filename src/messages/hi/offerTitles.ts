import { LOW_PRICE } from '@/shop/lowPrice';
import { inRupees } from '../inRupees';
import type { OffersMessages } from '../Messages';

/** The titles of the offers, for home and their own page; `none` where the shop has no offers. */
export const offerTitles: OffersMessages['title'] = {
  discounts: 'आज के सबसे अच्छे दाम',
  lowPrices: `${inRupees(LOW_PRICE)} से कम का सामान`,
  none: 'ऑफर',
};
