/**
 * The limits of a list. Forty products of any shelves fit into the link of one message (2,000 encoded characters), and
 * nobody asks a shop for more at once.
 */
export const shortlistLimits = {
  products: 40,
  /** For one product. */
  quantity: 99,
  /** In characters. */
  note: 80,
  /** The sender's name, in characters. */
  name: 40,
  /** An Indian PIN code, in digits. */
  pin: 6,
} as const;
