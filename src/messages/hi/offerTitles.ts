import type { OffersMessages } from '../Messages';

/** The titles of the offers, for home and their own page; `none` where the shop has no offers. */
export const offerTitles: OffersMessages['title'] = {
  discounts: 'आज के सबसे अच्छे दाम',
  lowPrices: '₹300 से कम में',
  none: 'ऑफर',
};
