export const errorPageMessages = {
  notFound: {
    title: 'We could not find that page',
    lead: 'The link may have a small mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'You may like these',
  },
  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us.',
    home: 'Go to the home page',
  },
};
