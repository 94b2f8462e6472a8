import type { LateSharedMessages } from '../Messages';

/** The messages of what helps on every page and comes after it, in Bengali. */
export const lateSharedMessages: LateSharedMessages = {
  slow: 'নেটওয়ার্ক এখন ধীরে চলছে। পাতাটি খুলছে\u00a0…',
  openKept: 'এই ডিভাইসে রাখা পাতাটি খুলুন',
  loading: 'পাতাটি খুলছে',
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
  lessData: {
    use: 'কম ডেটায় দেখুন',
    name: 'কম ডেটা',
    leftOut:
      'ডেটা বাঁচাতে পরের পাতা থেকে ছবি ছোট, অক্ষর সাদামাটা, নিজে থেকে কিছু চলে না বা আসে না। জিনিসের ছবিতে চাপ দিলে বড় করে দেখায়।',
    close: 'ঠিক আছে',
  },
  recentlyViewed: {
    title: 'যা যা দেখেছেন',
    forget: 'এগুলো মুছুন',
    stop: 'মনে রাখা বন্ধ করুন',
    forgotten: 'মুছে ফেলা হয়েছে।',
    stopped: 'এখন থেকে কী দেখছেন তা মনে রাখা হবে না।',
    privacy: 'এই ডিভাইসে কী থাকে',
  },
  share: { copied: 'লিঙ্ক কপি হয়েছে', copyYourself: 'কপি করার জন্য লিঙ্ক' },
  directions: 'কীভাবে আসবেন',
  closeMenu: 'মেনু বন্ধ করুন',
  toTop: 'উপরে যান',
  footer: {
    visitors: 'কতজন দেখেছেন',
    copyright: (shop) => `© ${shop}। সর্বস্বত্ব সংরক্ষিত।`,
    demo: 'এটি একটি ডেমো: দোকান, জিনিস আর দাম, সবই নমুনা।',
  },
};
