import type { CategoryTitleMessages } from '../Messages';
import { inflect } from './inflect';

export const categoryTitleMessages: CategoryTitleMessages = {
  /** "বহরমপুরে প্রাইমার ₹375 থেকে, 25% পর্যন্ত ছাড়". */
  title: {
    from: (price) => `${price} থেকে`,
    upTo: (percent) => `${percent}% পর্যন্ত ছাড়`,
    inTown: (name, town) => `${inflect(town, 'in')} ${name}`,
  },
};
