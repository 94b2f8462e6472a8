import type { RecentlyViewedMessages } from '../Messages';

/** The messages of the row with recently viewed products. */
export const recentlyViewedMessages: RecentlyViewedMessages = {
  title: 'যা যা দেখেছেন',
  forget: 'এগুলো মুছুন',
  stop: 'মনে রাখা বন্ধ করুন',
  forgotten: 'মুছে ফেলা হয়েছে।',
  stopped: 'এখন থেকে কী দেখছেন তা মনে রাখা হবে না।',
  privacy: 'এই ডিভাইসে কী থাকে',
};
