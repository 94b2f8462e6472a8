import type { ShareMessages } from '../Messages';

export const shareMessages: ShareMessages = {
  link: 'লিঙ্ক পাঠান',
  picture: 'স্ট্যাটাসের ছবি',
  linkCopied: 'লিঙ্ক কপি হয়েছে',
};
