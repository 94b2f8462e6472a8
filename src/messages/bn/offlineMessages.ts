import type { OfflineMessages } from '../Messages';

export const offlineMessages: OfflineMessages = {
  title: 'আপনি অফলাইনে আছেন',
  tabTitle: 'এই ডিভাইসে রাখা পাতা',
  wanted: 'যে পাতাটি চাইছেন তা এই ডিভাইসে রাখা নেই, আর আনার মতো নেটওয়ার্কও এখন নেই।',
  kept: 'আগে খোলা, এখানে রাখা আছে',
  keptAt: (time) => `রাখা হয়েছে: ${time}`,
  none: 'এই ডিভাইসে এখনও কিছু রাখা নেই। যে পাতা খুলবেন, তা এক সপ্তাহ এখানে থাকবে।',
  ask: 'ফোন করতে ইন্টারনেট লাগে না',
  retry: 'আবার চেষ্টা করুন',
};
