import type { CategoryTitleMessages } from '../Messages';

export const categoryTitleMessages: CategoryTitleMessages = {
  /** "बहरमपुर में प्राइमर ₹375 से, 25% तक छूट". */
  title: {
    from: (price) => `${price} से`,
    upTo: (percent) => `${percent}% तक छूट`,
    inTown: (name, town) => `${town} में ${name}`,
  },
};
