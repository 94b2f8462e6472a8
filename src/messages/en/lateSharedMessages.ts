/**
 * The messages of what helps on every page and comes after it: about a slow press, the
 * age of what is shown, little data; the way to the shop; the end of the footer.
 */
export const lateSharedMessages = {
  slow: 'The network is slow. The page is still loading\u00a0…',
  openKept: 'Open it as kept on this device',
  loading: 'The page is loading',
  freshness: {
    prices: (time?: string) =>
      time
        ? `Showing prices as of ${time}. We could not get newer ones just now.`
        : 'We could not check just now whether these prices are the newest.',
    page: (time?: string) =>
      time
        ? `Showing this page as of ${time}. We could not get anything newer just now.`
        : 'We could not check just now whether there is anything newer.',
    renewed: 'Renewed just now.',
    retry: 'Try again',
  },
  lessData: {
    use: 'Use less data',
    name: 'Less data',
    leftOut:
      'To use less data: small pictures from the next page on, plain letters, nothing moves or loads by itself. A press on a product’s picture shows it large.',
    close: 'All right',
  },
  recentlyViewed: {
    title: 'You looked at',
    forget: 'Forget these',
    stop: 'Stop remembering',
    forgotten: 'Forgotten.',
    stopped: 'From now on nothing of this is remembered.',
    privacy: 'What stays on this device',
  },
  /** Where there is no share sheet. */
  share: { copied: 'The link is copied', copyYourself: 'The link, to copy' },
  directions: 'Directions',
  closeMenu: 'Close menu',
  toTop: 'Back to top',
  footer: {
    visitors: 'Number of visitors',
    copyright: (shop: string) => `© ${shop}. All rights reserved.`,
    demo: 'This is a demo: the shop, its goods and its prices are examples.',
  },
};
