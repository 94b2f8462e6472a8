/** The words of the pages for what is not there, and for faults of ours. */
export const messageWords = {
  notFound: {
    title: 'We could not find that page',
    lead: 'The address may have a typing mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'Or look along the shelves',
  },
  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us: the shop is there.',
    home: 'Go to the home page',
  },
};
