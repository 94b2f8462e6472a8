import type { ShortlistMessages } from '../Messages';
import { offerTitles } from './offerTitles';
import { perUnit } from './perUnit';

export const shortlistMessages: ShortlistMessages = {
  title: 'আপনার পছন্দের লিস্ট',
  lead: 'আপনি না পাঠানো পর্যন্ত লিস্টটি শুধু এই ডিভাইসেই থাকে।',
  tabTitle: 'আপনার পছন্দের লিস্ট: এক মেসেজে সব জেনে নিন',
  needsScripts:
    'এই পাতার জন্য জাভাস্ক্রিপ্ট লাগে, যা এখানে চলছে না। ফোন করুন বা মেসেজ করুন: আপনার লিস্ট আমরা লিখে নেব।',
  notLasting: 'এই ব্রাউজার কিছু মনে রাখে না: ট্যাব বন্ধ করলে লিস্টও মুছে যাবে।',
  full: (n) => `আপনার লিস্টে ${n}টি জিনিস, আর জায়গা নেই। আগে কিছু সরান।`,
  empty: 'লিস্টে এখনও কিছু নেই',
  emptyLead: 'জিনিসের উপরের ♥ টিপলে সেটি এখানে আসবে। তারপর এক মেসেজে সব জেনে নিন।',
  browse: 'জিনিস দেখুন',
  offers: offerTitles,
  per: perUnit,
  chooseShade: 'শেড বেছে নিন',
  left: 'এটি এখন আর সাইটে নেই। আমাদের জিজ্ঞেস করুন: দোকানে একটা থাকতেও পারে।',
  shadeLeft: (name) => `${name} শেডটি এখন আর সাইটে নেই। আমাদের জিজ্ঞেস করুন।`,
  numberOf: (title) => `ক’টা: ${title}`,
  more: (title) => `একটা বাড়ান: ${title}`,
  fewer: (title) => `একটা কমান: ${title}`,
  remove: 'সরান',
  removeOf: (title) => `সরান: ${title}`,
  removed: 'সরানো হল।',
  emptied: 'লিস্ট এখন খালি।',
  total: 'মোট',
  unpriced: (n) => `${n}টি জিনিসের দাম এখানে লেখা নেই, তাই মোট দামে ধরা হয়নি।`,
  ask: 'হোয়াটসঅ্যাপে পুরো লিস্ট পাঠান',
  share: 'লিস্ট শেয়ার করুন',
  clear: 'লিস্ট খালি করুন',
  restore: 'লিস্ট ফিরিয়ে আনুন',
  message: {
    line: (title, quantity, price, shade) =>
      `${title}${quantity > 1 ? ` × ${quantity}` : ''}, ${price}${shade ? ` (${shade})` : ''}`,
    each: (price) => `প্রতিটি ${price}`,
    soldOut: (price) => `${price}, স্টক শেষ`,
    total: (amount, unpriced) =>
      unpriced > 0 ? `মোট ${amount}, আর ${unpriced}টির দাম জানাবেন` : `মোট ${amount}`,
  },
  shared: {
    title: 'আপনার জন্য একটি লিস্ট',
    lead: 'কেউ এই জিনিসগুলো আপনাকে পাঠিয়েছেন। দাম আজকের।',
    lost: 'লিঙ্কটা পুরো আসেনি, তাই লিস্টটি দেখানো যাচ্ছে না। যিনি পাঠিয়েছেন, তাঁকে আবার পাঠাতে বলুন।',
    loading: 'লিস্ট আসছে',
    unread: (n) => `এর ${n}টি জিনিস এখন আনা গেল না। আবার চেষ্টা করুন, বা লিস্টটি আমাদের পাঠান: লিঙ্কে সবই আছে।`,
    retry: 'আবার চেষ্টা করুন',
    left: (n) => `এর ${n}টি জিনিস এখন আর সাইটে নেই।`,
    send: 'লিস্টটি হোয়াটসঅ্যাপে পাঠান',
    add: 'আমার লিস্টে যোগ করুন',
    added: (n) => `আপনার লিস্টে এখন ${n}টি জিনিস।`,
  },
};
