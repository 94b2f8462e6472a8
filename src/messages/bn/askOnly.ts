import type { HomeMessages } from '../Messages';

export const askOnly: HomeMessages['askOnly'] = {
  goods: {
    'Eye Lash Imagic': 'Imagic আইল্যাশ',
    'Eye Brow': 'আইব্রো',
    'Eye Liner': 'আইলাইনার',
    Mascara: 'মাস্কারা',
    Gitter: 'গ্লিটার',
  },
  also: 'এগুলোও পাবেন, জিজ্ঞেস করুন',
  action: 'হোয়াটসঅ্যাপ করুন',
};
