import type { LightboxMessages } from '../Messages';

/** The messages of the lightbox; all but `position` under the keys that its library expects. */
export const lightboxMessages: LightboxMessages = {
  Close: 'বন্ধ করুন',
  Previous: 'আগের ছবি',
  Next: 'পরের ছবি',
  'Zoom in': 'কাছ থেকে দেখুন',
  'Zoom out': 'দূর থেকে দেখুন',
  Lightbox: 'দোকানের ছবি',
  position: (at, of) => `ছবি ${at}/${of}`,
};
