/** The words of which a category page's title is made, in the browser as for search engines. */
export const titleWords = {
  from: (price: string) => `from ${price}`,
  upTo: (percent: number) => `up to ${percent}% off`,
  inTown: (name: string, town: string) => `${name} in ${town}`,
} as const;
