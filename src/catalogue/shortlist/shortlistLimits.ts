/** The limits of a list. */
export const shortlistLimits = {
  /** A product more is refused. */
  products: 25,
  /** Of a stored list or a link: older ones had more products. */
  read: 40,
  /** For one product. */
  quantity: 99,
} as const;
