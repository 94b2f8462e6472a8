/**
 * How large a list may become. Forty products of any shelves fit into the link of one message (2,000 encoded characters), and
 * nobody asks a shop for more at once.
 */
export const shortlistLimits = {
  products: 40,
  /** Of one product. */
  quantity: 99,
  /** Characters of a note. */
  note: 80,
} as const;
