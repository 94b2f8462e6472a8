import type { PageHelperMessages } from '../Messages';

/** The messages of what helps on every page and comes after it, in Bengali. */
export const pageHelperMessages: PageHelperMessages = {
  slow: {
    opening: (name) => `“${name}” খুলছে …`,
    openingPage: 'পাতাটি খুলছে …',
    stay: 'এখানেই থাকুন',
    network: 'নেটওয়ার্ক এখন ধীরে চলছে।',
    openKept: 'এই ডিভাইসে যেমন রাখা আছে, খুলুন',
    seeKept: 'এই ডিভাইসে কী কী রাখা আছে, দেখুন',
  },
  install: {
    label: 'হোম স্ক্রিন',
    add: 'হোম স্ক্রিনে রাখুন',
    no: 'না, থাক',
  },
  app: {
    back: 'ফিরে যান',
    share: 'এই পাতাটি শেয়ার করুন',
  },
};
