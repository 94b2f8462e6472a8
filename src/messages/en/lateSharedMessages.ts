/** Texts of what loads after a page's first scripts. */
export const lateSharedMessages = {
  freshness: {
    prices: (time?: string) =>
      time
        ? `Showing prices as of ${time}. We could not load newer ones.`
        : 'We could not check whether these prices are the latest.',
    page: (time?: string) =>
      time
        ? `Showing this page as of ${time}. We could not load anything newer.`
        : 'We could not check whether there is anything newer.',
    renewed: 'Updated just now.',
    retry: 'Try again',
  },
  closeMenu: 'Close menu',
  toTop: 'Back to top',
  footer: {
    visitors: 'Number of visitors',
    copyright: (shop: string) => `© ${shop}. All rights reserved.`,
    demo: 'This is a demo: the shop, its products and its prices are only samples.',
  },
};
