import type { HomeMessages } from '../Messages';
import { askOnly } from './askOnly';
import { carouselMessages } from './carouselMessages';
import { offerTitles } from './offerTitles';

const goods = process.env.SHELF_GOODS_HI ?? '';
const welcome = process.env.SHELF_WELCOME_HI || `${goods}, सब एक ही छत के नीचे।`;

const kind = process.env.SHELF_SHOP_KIND_HI;

export const homeMessages: HomeMessages = {
  heading: (shop, town) => `${shop}, ${town}`,
  tabTitle: (town, shop) => `${shop}, ${town}${kind ? `: ${kind}` : ''}`,
  promise: process.env.SHELF_PROMISE_HI || 'हर चीज़ का दाम साफ-साफ',
  marquee: (shop, town) => `${shop}, ${town} में आपका स्वागत है! ${welcome}`,
  pauseMarquee: 'चलती लाइन रोकें',
  playMarquee: 'चलती लाइन चलाएं',
  offers: { title: offerTitles, all: 'सभी ऑफर' },
  said: { payment: 'पेमेंट', exchange: 'एक्सचेंज' },
  finder: 'आपको क्या चाहिए?',
  allShelves: (n) => [`सभी ${n}`, ' कैटेगरी'],
  videos: 'वीडियो',
  band: process.env.SHELF_BAND_HI ?? '',
  bandLine: process.env.SHELF_BAND_LINE_HI ?? '',
  reviews: 'ग्राहक क्या कहते हैं',
  photos: 'हमारी दुकान की फोटो',
  askOnly,
  carousel: 'हमारे काउंटर से',
  carouselControls: carouselMessages,
};
