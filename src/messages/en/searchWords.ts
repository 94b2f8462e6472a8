import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import type { SearchWords } from '../SearchWords';
import { numberWords } from './numberWords';

export const searchWords: SearchWords = {
  and: 'and or n',
  joining: 'a an the for of in on with to my i me',
  asking: [
    'budget bajet best seller sellers collection collections arrival arrivals trending popular is are there do you have can get give show want need looking buy order available stock price prices pric rate rates cost mrp under below how much what where when why who which any some please plz pls plss pliz near online shop store item items product products best good better great original home flat gift gifts present special latest new top use used using apply wear put make made look thing things nice pretty ladies lady girls girl women woman men man mens womens boys boy gents mom mother wife husband sister daughter girlfriend friend birthday anniversary hi hii hello helo hey hlo hlw good morning afternoon evening thanks thank thanku tq sir mam maam madam mdm bro bhai dear ok okay yes no not sorry send tell say know see find ask pic pics photo photos picture image images video details detail info quality type types kind kinds size sizes shade shades piece pieces pcs set one ones am was were be been has had does did will would could should may this that these those it its your our we us they them he she his her at by from as if but so too also very more most less only just now today tomorrow here all every each both other another same will like love really well much many few lot lots help possible working need wanted required branded brand brands company local wholesale retail low high range please',
    'free site over state city books company sex life line right type because forum based even website being file version section own county power care end him per think law art since board during shopping sites profile form events old still country compare print left gay market start air hot march',
    shop.place,
    ...place.alsoWritten,
  ].join(' '),
  endings: '',
  offer: 'off offer offers discount discounts sale',
  percent: 'percent off',
  currency: 'rs inr rupees rupee rupes ruppees rup bucks',
  between: 'and to',
  most: {
    before:
      'under, below, less than, upto, up to, within, max, maximum, budget, around, about, approx, not more than, price, at, for',
    after: 'or less, only, budget, max, maximum, range',
  },
  least: {
    before: 'above, over, more than, from, min, minimum, starting',
    after: 'or more, plus, and above',
  },
  cheapest:
    'cheapest, cheap, cheaper, lowest price, low price, lowest cost, low cost, least price, inexpensive, affordable',
  dearest:
    'costliest, costly, dearest, most expensive, expensive, highest price, high price, premium, luxury',
  numbers: numberWords,
  about: {
    howToBuy:
      'delivery, home delivery, deliver, courier, shipping, ship, cod, cash on delivery, payment, pay, upi, gpay, phonepe, paytm, credit card, debit card, exchange, return, refund, replace, replacement, warranty, guarantee, how to buy, how to order',
    contact:
      'address, location, where shop, where store, shop open, open, opening, closed, closing, close, timing, timings, opening hours, opening time, shop time, hours, phone number, mobile number, contact number, whatsapp number, contact, number, map, direction, directions, branch, sunday',
  },
  traits:
    'waterproof smudgeproof sweatproof proof longlasting lasting matte mat glossy dewy oily dry normal combination sensitive acne pigmentation organic herbal natural vegan silicone waterbased watt wireless cordless rechargeable electric foldable washable thick long short light dark fair medium deep warm cool bridal party casual daily kids hyaluronic retinol niacinamide collagen aloe coconut argan keratin protein spf wedding festival travel mini large',
  meanings: {},
};
