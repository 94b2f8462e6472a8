import { lightboxMessages } from './lightboxMessages';

/** The words of the page with the shop's photos alone. */
export const visitShopMessages = {
  /** For the tab, search engines and previews. */
  tabTitle: (town: string) => `Photos of our beauty shop in ${town}`,
  title: 'Customer visit shop',
  lead: 'A look around the shop before you come by.',
  lightbox: lightboxMessages,
};
