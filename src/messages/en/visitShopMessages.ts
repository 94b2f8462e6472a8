export const visitShopMessages = {
  tabTitle: (town: string) =>
    `Photos of our ${process.env.SHELF_SHOP_KIND_EN || 'shop'} in ${town}`,
  title: 'Customer visit shop',
  lead: 'A look around the shop before you visit.',
};
