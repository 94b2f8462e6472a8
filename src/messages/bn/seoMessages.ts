import type { SeoMessages } from '../Messages';
import { dayName } from './calendar';
import { inflect } from './inflect';

export const seoMessages: SeoMessages = {
  closing: (shop, town) => [`${shop}, ${town}।`, 'ফোন করুন বা হোয়াটসঅ্যাপে জিজ্ঞেস করুন।'],
  stop: '।',
  homeDelivery: 'হোম ডেলিভারি আছে।',
  descriptions: {
    home: (shop, town) =>
      `${inflect(town, 'in')} ${shop}, মেকআপ ও কসমেটিক্সের দোকান: মেকআপ আর চুলের যত্ন ও সাজের জিনিস; M.R.P. আর দাম লেখা। ফোন বা হোয়াটসঅ্যাপ করুন, কিংবা চলে আসুন।`,
    contact: (shop, town, delivery) =>
      `${shop}, ${town}: দোকানের ঠিকানা, ফোন, হোয়াটসঅ্যাপ, ই-মেল আর ম্যাপে দোকানে আসার রাস্তা। ${delivery}`,
    reviews: (shop, town) =>
      `${shop}, ${town}: কাস্টমার আর দোকানের কাউন্টারের ছোট ভিডিও। শেড, প্যালেট, হেয়ার মেশিন আর চুলের ফুল কাছ থেকে দেখুন।`,
    visitShop: (shop, town) =>
      `আসার আগে ছবিতে ঘুরে দেখুন ${inflect(town, 'of')} ${shop}: মেকআপ, চুলের যত্নের জিনিস, চুলের ফুল আর হেয়ার মেশিন, সব সাজানো।`,
    offers: (shop, town) =>
      `${shop}, ${town}: মেকআপ আর চুলের যত্ন ও সাজের জিনিসে আজকের সেরা অফার। ফোন করুন বা হোয়াটসঅ্যাপে জিজ্ঞেস করুন।`,
    howToBuy: (shop, town) =>
      `${inflect(town, 'in')} ${shop} থেকে কেনা সহজ: ফোনে বা হোয়াটসঅ্যাপে জিজ্ঞেস করুন, দোকানে এসে নিন বা বাড়িতে আনিয়ে নিন। অ্যাকাউন্ট লাগে না।`,
    shortlist: (shop, town) =>
      `${shop}, ${town}: আপনার জন্য বেছে রাখা জিনিস, আজকের দামে। লিস্টটি রেখে দিন, বা এক মেসেজে সব জিজ্ঞেস করুন।`,
    privacy: (shop, town) =>
      `${shop}, ${town}: এই সাইট আপনার ডিভাইসে কী রাখে, কী কখনও বাইরে যায় না, আর কীভাবে তা মুছবেন।`,
  },
  status: {
    pricesOf: (date) => `দামের তারিখ: ${dayName(date)}`,
    more: (n) => `আরও ${n}টি আছে`,
  },
  facts: {
    shades: (names) => `শেড: ${names}।`,
    size: (size) => `সাইজ: ${size}।`,
  },
};
