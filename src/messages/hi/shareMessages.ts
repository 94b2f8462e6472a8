import type { ShareMessages } from '../Messages';

export const shareMessages: ShareMessages = {
  link: 'लिंक भेजें',
  picture: 'स्टेटस की फोटो',
  linkCopied: 'लिंक कॉपी हो गया',
};
