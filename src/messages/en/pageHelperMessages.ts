/** The messages of what helps on every page and comes after it: about a slow press, the home screen, the app's bar. */
export const pageHelperMessages = {
  slow: {
    opening: (name: string) => `Opening “${name}” …`,
    openingPage: 'Opening the page …',
    stay: 'Stay here',
    network: 'The network is slow.',
    openKept: 'Open it as kept on this device',
    seeKept: 'See what is kept on this device',
  },
  install: {
    label: 'Home screen',
    add: 'Add to home screen',
    no: 'No, thanks',
  },
  app: {
    back: 'Back',
    share: 'Share this page',
  },
};
