/** Goods on the makeup grid that have no page of their own, and the label of the link that asks for them. */
export const askOnly = {
  titles: ['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter'],
  action: 'Ask on WhatsApp',
};
