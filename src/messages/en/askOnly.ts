import type { AskOnlyName } from '@/catalogue/registry';

/** Goods without a page: the words before their names, and what their link does. */
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
