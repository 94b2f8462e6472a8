import type { LightboxMessages } from '../Messages';

/** The messages of the lightbox; all but `position` under the keys that its library expects. */
export const lightboxMessages: LightboxMessages = {
  Close: 'বন্ধ করুন',
  Previous: 'আগের ছবি',
  Next: 'পরের ছবি',
  'Zoom in': 'বড় করুন',
  'Zoom out': 'ছোট করুন',
  Lightbox: 'বড় ছবি',
  position: (at, of) => `ছবি ${at}/${of}`,
};
