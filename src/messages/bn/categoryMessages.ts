import { inRupees } from '../inRupees';
import type { CategoryMessages } from '../Messages';
import { inflect } from './inflect';

export const categoryMessages: CategoryMessages = {
  /** "বহরমপুরে প্রাইমার ₹375 থেকে, 25% পর্যন্ত ছাড়". */
  title: {
    from: (price) => `${price} থেকে`,
    upTo: (percent) => `${percent}% পর্যন্ত ছাড়`,
    inTown: (name, town) => `${inflect(town, 'in')} ${name}`,
  },
  filter: {
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
    clear: 'বাছাই তুলুন',
    show: (n) => `${n}টি জিনিস দেখুন`,
    nothing: (all) => `এমন কিছু নেই। বাছাই তুলে দিলে ${all}টি জিনিস দেখতে পাবেন।`,
  },
};
