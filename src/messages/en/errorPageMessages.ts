export const errorPageMessages = {
  notFound: {
    title: 'We could not find that page',
    lead: 'The link may have a small mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'You may like these',
  },
  /** For an address below a category's page. */
  noProduct: {
    title: 'We could not find this product',
    lead: 'It may be sold out, or the link has a small mistake. Ask us: the shop may have it, or something like it.',
    nearest: (shelf: string) => `From ${shelf}`,
    shelf: 'The whole shelf',
  },
  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us.',
    home: 'Go to the home page',
  },
};
