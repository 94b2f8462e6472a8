import type { AskOnlyName } from '@/catalogue/registry';

/** Goods without a page: their names, the words before them, and the text of their link. */
export const askOnly = {
  goods: {
    'Eye Lash Imagic': 'Eye Lash Imagic',
    'Eye Brow': 'Eye Brow',
    'Eye Liner': 'Eye Liner',
    Mascara: 'Mascara',
    Gitter: 'Gitter',
  } satisfies Readonly<Record<AskOnlyName, string>>,
  also: 'Also available, please ask',
  action: 'Ask on WhatsApp',
};
