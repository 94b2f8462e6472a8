/** The messages of the lightbox; all but `position` under the keys that its library expects. */
export const lightboxMessages = {
  Close: 'Close',
  Previous: 'Previous photo',
  Next: 'Next photo',
  'Zoom in': 'Look closer',
  'Zoom out': 'Look from further away',
  Lightbox: 'Photos of the shop',
  position: (at: number, of: number) => `Photo ${at} of ${of}`,
};
