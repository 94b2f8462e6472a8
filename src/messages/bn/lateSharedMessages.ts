import type { LateSharedMessages } from '../Messages';

export const lateSharedMessages: LateSharedMessages = {
  freshness: {
    prices: (time) =>
      time
        ? `শেষ আপডেট: ${time}। নতুন দাম এখন আনা গেল না।`
        : 'এগুলোই এখনকার দাম কি না, এই মুহূর্তে দেখে নেওয়া গেল না।',
    page: (time) =>
      time
        ? `শেষ আপডেট: ${time}। নতুন কিছু এখন আনা গেল না।`
        : 'নতুন কিছু এসেছে কি না, এই মুহূর্তে দেখে নেওয়া গেল না।',
    renewed: 'এইমাত্র আপডেট হল।',
    retry: 'আবার চেষ্টা করুন',
  },
  closeMenu: 'মেনু বন্ধ করুন',
  toTop: 'উপরে যান',
  footer: {
    visitors: 'কতজন দেখেছেন',
    copyright: (shop) => `© ${shop}। সর্বস্বত্ব সংরক্ষিত।`,
    demo: 'এটি একটি ডেমো: দোকান, জিনিস আর দাম, সবই নমুনা।',
  },
};
