/** The words of the pages for what is not there, and for faults of ours. */
export const errorPageMessages = {
  notFound: {
    title: 'We could not find that page',
    lead: 'The address may have a typing mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'Or look along the shelves',
  },
  /** An address below a shelf at which no product stands, or none any more. */
  noProduct: {
    title: 'This product is not on our shelf',
    lead: 'It may have left, or the address has a typing mistake. Ask us: the shop may have it, or something like it.',
    nearest: (shelf: string) => `From ${shelf}`,
    shelf: 'The whole shelf',
  },
  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us: the shop is there.',
    home: 'Go to the home page',
  },
};
