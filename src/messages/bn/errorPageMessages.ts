import type { ErrorPageMessages } from '../Messages';

export const errorPageMessages: ErrorPageMessages = {
  notFound: {
    title: 'পাতাটি পাওয়া গেল না',
    lead: 'হয়তো লিঙ্কটায় ভুল আছে, কিংবা পাতাটি সরানো হয়েছে।',
    nearest: 'এটা খুঁজছিলেন কি?',
    browse: 'এগুলো দেখতে পারেন',
  },
  error: {
    title: 'আমাদের সাইটে একটু গোলমাল হয়েছে',
    lead: 'এক মিনিট পরে আবার চেষ্টা করুন, নয়তো আমাদের ফোন করুন।',
    home: 'হোম পেজে যান',
  },
};
