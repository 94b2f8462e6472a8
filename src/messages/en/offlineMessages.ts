export const offlineMessages = {
  title: 'You’re offline',
  tabTitle: 'No network: call us',
  wanted: 'The page you wanted is not kept on this device, and there is no network to load it.',
  ask: 'You can still call us, no internet needed',
  retry: 'Try again',
};
