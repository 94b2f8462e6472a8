import type { BuyingTexts } from '@/shop/ShopTexts';
import type { HowToBuyMessages } from '../Messages';
import { inflect } from './inflect';

export const howToBuyMessages: HowToBuyMessages = {
  title: 'কীভাবে কিনবেন',
  tabTitle: (town) => `${inflect(town, 'in')} আমাদের দোকান থেকে কীভাবে কিনবেন`,
  lead: 'অ্যাকাউন্ট লাগে না, কার্টও না, সাইটে কোনও পেমেন্ট নেই: জিজ্ঞেস করুন, সরাসরি দোকান থেকেই কিনুন।',
  ask: {
    title: 'জিজ্ঞেস করুন',
    text: 'জিনিসের পাশে “হোয়াটসঅ্যাপ করুন” বা “ফোনে বুকিং” টিপুন। হোয়াটসঅ্যাপের মেসেজে জিনিসের নাম আগে থেকেই লেখা থাকে। অনেকগুলো নিতে চাইলে ♥ টিপে পছন্দে রাখুন, তারপর পুরো লিস্ট এক মেসেজে পাঠান।',
    list: 'আপনার পছন্দের লিস্ট',
  },
  payment: 'পেমেন্ট',
  fetch: {
    title: 'দোকানে এসে নিন, বা বাড়িতে আনিয়ে নিন',
    text: 'দোকানে চলে আসুন, বা হোম ডেলিভারির কথা বলুন।',
  },
  exchange: 'বদল',
  original: 'অরিজিনাল জিনিস',
  own: JSON.parse(process.env.BUYING_TEXTS_BN ?? '{}') as BuyingTexts,
};
