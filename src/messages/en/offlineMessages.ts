export const offlineMessages = {
  title: 'You’re offline',
  tabTitle: 'Pages kept on this device',
  wanted: 'The page you wanted is not kept on this device, and there is no network to load it.',
  kept: 'Opened before and kept here',
  keptAt: (time: string) => `Kept: ${time}`,
  none: 'Nothing is kept on this device yet. Pages that you open are kept here for a week.',
  ask: 'You can still call us, no internet needed',
  retry: 'Try again',
};
