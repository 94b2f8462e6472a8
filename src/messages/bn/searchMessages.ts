import { inRupees } from '../inRupees';
import type { SearchMessages } from '../Messages';
import { askOnly } from './askOnly';

export const searchMessages: SearchMessages = {
  title: 'দোকানে খুঁজুন',
  label: 'কী খুঁজছেন?',
  needsScripts: 'খোঁজার জন্য জাভাস্ক্রিপ্ট লাগে, যা এখানে চলছে না। সব বিভাগ নীচে আছে, ফোন বা মেসেজও করতে পারেন।',
  /** Both scripts, because people type either. */
  example: 'কাজল, gajra, লিপস্টিক',
  clear: 'লেখা মুছুন',
  shelves: 'বিভাগ',
  products: 'জিনিস',
  finder: 'সব বিভাগ',
  askOnly,
  askFor: 'দোকানে জিজ্ঞেস করুন',
  productsAt: ({ least, most, off }, sought) => {
    const range = rangeOf(least, most);
    const percent = off && off > 1 ? `${off}% বা বেশি ` : '';
    if (sought) {
      const discount = !off ? [] : [percent ? `${percent}ছাড়` : 'ছাড়ে'];
      return [sought, ...range, ...discount].join(', ');
    }
    const priced = least === undefined ? range : range.map((prices) => `${prices} দামের`);
    return [...priced, off ? `${percent}ছাড়ের জিনিস` : 'জিনিস'].join(' ');
  },
  more: (n) => `সব ${n}টি জিনিস দেখুন`,
  searching: 'জিনিসের লিস্ট আসছে',
  failed: 'জিনিসের লিস্ট এখন আনা গেল না, এর জন্য ইন্টারনেট লাগে। তবে বিভাগ খোঁজা যাবে।',
  retry: 'আবার চেষ্টা করুন',
  found: (shelves, products) =>
    [...(shelves === 0 ? [] : [`${shelves}টি বিভাগ`]), `${products}টি জিনিস`].join(', '),
  nothing: (typed) => `“${typed}” নামে এখানে কিছু নেই`,
  lacking: (missing, kind) => `“${missing}” লেখা ${kind || 'কিছু'} এখানে নেই`,
  notSold: (typed) => `“${typed}” আমরা রাখি না`,
  unmet: (what) => `নেই: ${what}`,
  nearest: 'কাছাকাছি যা আছে:',
  also: 'আরও যা আছে',
  order: { cheapest: 'কম দাম আগে', dearest: 'বেশি দাম আগে' },
  about: {
    howToBuy: 'ডেলিভারি, পেমেন্ট, বদল: কীভাবে কিনবেন',
    contact: 'ঠিকানা, খোলার সময়, ফোন: যোগাযোগ',
  },
  lookingFor: (typed) => `খুঁজছি: ${typed}`,
  notIt: 'যা চাইছেন তা পেলেন না?',
  privacy: 'লেখার সময় আমাদের কাছে কিছুই যায় না: খোঁজার কাজ এই ডিভাইসেই হয়।',
};

/** The typed prices in rupees; empty without any. */
function rangeOf(least: number | undefined, most: number | undefined): string[] {
  if (least !== undefined && most !== undefined)
    return [`${inRupees(least)} থেকে ${inRupees(most)}`];
  if (most !== undefined) return [`${inRupees(most)}-র মধ্যে`];
  return least === undefined ? [] : [`${inRupees(least)} বা তার বেশি`];
}
