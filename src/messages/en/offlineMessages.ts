export const offlineMessages = {
  title: 'You’re offline',
  tabTitle: 'No network: call us',
  wanted: 'This page is not saved on your device, and the network does not answer.',
  ask: 'You can still call us, no internet needed',
  retry: 'Try again',
};
