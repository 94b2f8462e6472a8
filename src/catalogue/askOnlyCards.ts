/** Goods on the home page's makeup grid that have no page of their own: they are asked for on WhatsApp. */
export const askOnlyCards = [
  'Eye Lash Imagic',
  'Eye Brow',
  'Eye Liner',
  'Mascara',
  'Gitter',
] as const;
