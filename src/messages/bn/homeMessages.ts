import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { inflect } from './inflect';
import { offerTitles } from './offerTitles';

const goods = process.env.SHELF_GOODS_BN ?? '';
const welcome = process.env.SHELF_WELCOME_BN || `${goods}, সব এক ছাদের নীচে।`;

const kind = process.env.SHELF_SHOP_KIND_BN;

export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  tabTitle: (town, shop) => `${shop}, ${town}${kind ? `: ${kind}` : ''}`,
  promise: process.env.SHELF_PROMISE_BN || 'সব জিনিসের দাম চোখের সামনে',
  marquee: (shop, town) => `${shop}, ${inflect(town, 'in')} আপনাকে স্বাগত! ${welcome}`,
  pauseMarquee: 'চলন্ত লেখা থামান',
  playMarquee: 'লেখা চালান',
  offers: { title: offerTitles, all: 'সব অফার' },
  said: { payment: 'পেমেন্ট', exchange: 'বদল' },
  finder: 'আপনার কী চাই?',
  allShelves: (n) => [`সব ${n}টি`, ' বিভাগ'],
  videos: 'ভিডিও',
  band: process.env.SHELF_BAND_BN ?? '',
  bandLine: process.env.SHELF_BAND_LINE_BN ?? '',
  reviews: 'কাস্টমাররা কী বলছেন',
  photos: 'আমাদের দোকানের ছবি',
  askOnly,
  carousel: 'দোকানের কাউন্টার থেকে',
  carouselControls: carouselMessages,
};
