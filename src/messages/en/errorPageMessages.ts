/** The messages of the pages for unknown addresses and server errors. */
export const errorPageMessages = {
  notFound: {
    title: 'We could not find that page',
    lead: 'The link may have a small mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'Perhaps one of these',
  },
  /** For an address below a category page that has no product, or no longer has one. */
  noProduct: {
    title: 'This product is not on our shelf',
    lead: 'It may be gone, or the link has a small mistake. Ask us: the shop may have it, or something like it.',
    nearest: (shelf: string) => `From ${shelf}`,
    shelf: 'The whole shelf',
  },
  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us: the shop is there.',
    home: 'Go to the home page',
  },
};
