/** The orders that a visitor may want a shelf in, besides the shop's own. */
export const shelfOrders = ['price', '-price', 'off', 'name'] as const;

/** `price`: cheapest first; `-price`: dearest first; `off`: largest discount first; `name`: A to Z. */
export type ShelfOrder = (typeof shelfOrders)[number];

/** A span of prices in rupees; an absent end is open. */
export interface PriceRange {
  /** Included. */
  readonly from?: number;
  /** Not included: whoever asks for less than ₹300 gets what costs ₹299.50. */
  readonly below?: number;
}

/** What a visitor wants to see of a shelf. What is absent is not asked: the shop's order, and everything. */
export interface ShelfFilter {
  readonly order?: ShelfOrder;
  readonly prices?: PriceRange;
  /** Discount of at least so many percent. */
  readonly off?: number;
}
