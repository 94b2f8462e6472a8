/** The limits of a list. Forty products fit into one message's link (2,000 encoded characters). */
export const shortlistLimits = {
  products: 40,
  /** For one product. */
  quantity: 99,
  /** In characters. */
  note: 80,
  /** In characters. */
  name: 40,
} as const;
