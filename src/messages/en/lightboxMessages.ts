/** The words of the lightbox, under the names that its library gives them. */
export const lightboxMessages = {
  Close: 'Close',
  Previous: 'Previous photo',
  Next: 'Next photo',
  'Zoom in': 'Look closer',
  'Zoom out': 'Look from further away',
  Lightbox: 'Photos of the shop',
};
