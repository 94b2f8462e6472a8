/** The messages of the row with recently viewed products. */
export const recentlyViewedMessages = {
  title: 'You looked at',
  forget: 'Forget these',
  stop: 'Stop remembering',
  forgotten: 'Forgotten.',
  stopped: 'From now on nothing of this is remembered.',
  privacy: 'What stays on this device',
};
