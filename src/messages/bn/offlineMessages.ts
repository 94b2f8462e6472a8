import type { OfflineMessages } from '../Messages';

export const offlineMessages: OfflineMessages = {
  title: 'আপনি অফলাইনে আছেন',
  tabTitle: 'নেটওয়ার্ক নেই: ফোন করুন',
  wanted: 'যে পাতাটি চাইছেন তা এই ডিভাইসে রাখা নেই, আর নেটওয়ার্ক থেকে সাড়া মিলছে না।',
  ask: 'ফোন করতে ইন্টারনেট লাগে না',
  retry: 'আবার চেষ্টা করুন',
};
