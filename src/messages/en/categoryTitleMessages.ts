export const categoryTitleMessages = {
  title: {
    from: (price: string) => `from ${price}`,
    upTo: (percent: number) => `up to ${percent}% off`,
    inTown: (name: string, town: string) => `${name} in ${town}`,
  },
};
