import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import type { SearchWords } from '../SearchWords';

export const searchWords: SearchWords = {
  joining: 'a an and the for of in on with to my i me',
  asking: [
    'is are there do you have can get give show want need looking buy order available stock price prices rate cost mrp under below how much what where any please near online shop store item items product products best good cheap original home delivery flat gift gifts present special latest new top use used apply wear put make look thing things nice pretty ladies girls women mom mother wife husband sister daughter girlfriend friend birthday anniversary',
    shop.place,
    ...place.alsoWritten,
  ].join(' '),
  endings: '',
  offer: 'offer offers discount discounts sale',
  percent: 'percent off',
  currency: 'rs inr rupees rupee',
  between: 'and to',
  most: { before: 'under, below, less than, upto, up to, within, max, maximum', after: 'or less' },
  least: { before: 'above, over, more than, from, min, minimum', after: 'or more' },
  meanings: {},
};
