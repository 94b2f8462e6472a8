import type { HomeMessages } from '../Messages';

/** Goods on the makeup grid that have no page of their own, and the label of the link that asks for them. */
export const askOnly: HomeMessages['askOnly'] = {
  titles: ['ইমেজিক আইল্যাশ', 'আইব্রো', 'আইলাইনার', 'মাস্কারা', 'গ্লিটার'],
  action: 'হোয়াটসঅ্যাপ করুন',
};
