import type { CategoryTitleMessages } from '../Messages';

/** The messages that only the category page uses. */
export const categoryTitleMessages: CategoryTitleMessages = {
  /** Parts of the page's title: "बहरमपुर में प्राइमर ₹375 से, 25% तक छूट". */
  title: {
    from: (price) => `${price} से`,
    upTo: (percent) => `${percent}% तक छूट`,
    inTown: (name, town) => `${town} में ${name}`,
  },
};
