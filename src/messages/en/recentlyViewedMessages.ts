/** The words of the row with the products that a visitor looked at last. */
export const recentlyViewedMessages = {
  title: 'You looked at',
  forget: 'Forget these',
  stop: 'Stop remembering',
  forgotten: 'Forgotten.',
  stopped: 'From now on nothing of this is remembered.',
  privacy: 'What stays on this device',
};
