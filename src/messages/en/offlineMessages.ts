export const offlineMessages = {
  title: 'You’re offline',
  tabTitle: 'No network: call us',
  wanted: 'This page is not saved on your device, and there is no network to load it.',
  ask: 'You can still call us, no internet needed',
  retry: 'Try again',
};
