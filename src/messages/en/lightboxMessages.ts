/** The messages of the lightbox; all but `position` under the keys that its library expects. */
export const lightboxMessages = {
  Close: 'Close',
  Previous: 'Previous picture',
  Next: 'Next picture',
  'Zoom in': 'Look closer',
  'Zoom out': 'Look from further away',
  Lightbox: 'The picture, large',
  position: (at: number, of: number) => `Picture ${at} of ${of}`,
};
