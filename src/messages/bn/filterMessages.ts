import { inRupees } from '../inRupees';
import type { FilterMessages } from '../Messages';

export const filterMessages: FilterMessages = {
  choose: (set) => (set > 0 ? `বাছাই · ${set}` : 'বাছাই করুন'),
  sort: 'কোনগুলো আগে',
  orders: {
    shop: 'দোকান যেমন সাজিয়েছে',
    price: 'কম দাম আগে',
    '-price': 'বেশি দাম আগে',
    off: 'বেশি ছাড় আগে',
  },
  prices: 'দাম',
  anyPrice: 'যে কোনও দাম',
  span: (from, below) => {
    if (from === undefined) return `${inRupees(below ?? 0)}-র কম`;
    if (below === undefined) return `${inRupees(from)} বা তার বেশি`;
    return `${inRupees(from)} থেকে ${inRupees(below)}-র কম`;
  },
  brand: 'ব্র্যান্ড',
  anyBrand: 'সব ব্র্যান্ড',
  shade: 'শেড',
  anyShade: 'সব শেড',
  left: (n, all) => `${all}টির মধ্যে ${n}টি`,
  all: 'সব দেখুন',
  nothing: (all) => `এমন কিছু নেই। বাছাই তুলে দিলে ${all}টি জিনিস দেখতে পাবেন।`,
};
