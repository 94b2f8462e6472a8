import type { LightboxMessages } from '../Messages';

export const lightboxMessages: LightboxMessages = {
  Close: 'बंद करें',
  Previous: 'पिछली फोटो',
  Next: 'अगली फोटो',
  'Zoom in': 'बड़ा करें',
  'Zoom out': 'छोटा करें',
  Lightbox: 'बड़ी फोटो',
  position: (at, of) => `${of} में से फोटो ${at}`,
};
