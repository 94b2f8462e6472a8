export const visitShopMessages = {
  tabTitle: (town: string) => `Photos of our makeup and cosmetics shop in ${town}`,
  title: 'Customer visit shop',
  lead: 'A look around the shop before you visit.',
};
