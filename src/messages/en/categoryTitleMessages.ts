/** The messages that only the category page uses. */
export const categoryTitleMessages = {
  /** Parts of the page's title, for the tab and for search engines. */
  title: {
    from: (price: string) => `from ${price}`,
    upTo: (percent: number) => `up to ${percent}% off`,
    inTown: (name: string, town: string) => `${name} in ${town}`,
  },
};
