/** All keys but `position` are those that the lightbox's library expects. */
export const lightboxMessages = {
  Close: 'Close',
  Previous: 'Previous picture',
  Next: 'Next picture',
  'Zoom in': 'Zoom in',
  'Zoom out': 'Zoom out',
  Lightbox: 'Large picture',
  position: (at: number, count: number) => `Picture ${at} of ${count}`,
};
