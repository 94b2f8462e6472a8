/** The words of the page with the shop's photos alone. */
export const visitShopWords = {
  title: 'Customer visit shop',
  lead: 'A look around the shop before you come by.',
} as const;
