/** Products of two shelves, for shortlists. */
export const listedProducts = {
  rose: { id: 'rose', title: 'Rose Blush', price: 450, mrp: 600, off: 25 },
  coral: { id: 'coral', title: 'Coral Blush', price: 300 },
  clear: { id: 'clear', title: 'Clear Lens' },
};
