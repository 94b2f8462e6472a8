/** The words of the category page alone. */
export const categoryPageMessages = {
  /** What its title is made of, in the tab as for search engines. */
  title: {
    from: (price: string) => `from ${price}`,
    upTo: (percent: number) => `up to ${percent}% off`,
    inTown: (name: string, town: string) => `${name} in ${town}`,
  },
};
